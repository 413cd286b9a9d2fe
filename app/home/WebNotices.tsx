/** On phones the store brings the app and its new versions. */
export function WebNotices() {
  return null;
}
