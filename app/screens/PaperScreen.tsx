export function PaperScreen() {
  return null;
}
