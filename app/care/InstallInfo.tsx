/** On phones the app is there already. */
export function InstallInfo() {
  return null;
}
