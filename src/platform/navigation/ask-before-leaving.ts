const reasons = new Set<unknown>();

/** Whether leaving the page is to be confirmed for a reason: as long as there is one, the browser asks. */
export function askBeforeLeaving(reason: unknown, isOn: boolean): void {
  if (isOn) reasons.add(reason);
  else reasons.delete(reason);
  // Nobody leaves a page that runs without a browser.
  if (typeof window === 'undefined') return;
  // Only while it is needed: the listener keeps Firefox from bringing pages back quickly.
  if (reasons.size > 0) window.addEventListener('beforeunload', confirmLeaving);
  else window.removeEventListener('beforeunload', confirmLeaving);
}

function confirmLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
