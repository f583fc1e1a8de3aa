/** Shows a number on the icon of the installed application; none for 0. Where icons take no number nothing happens. */
export function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Refused where notifications are forbidden: nobody misses it.
  done.catch(() => undefined);
}
