/** Without configuration or texts there is no application to show the error in: plain text on an empty page. */
export function showStartFailure(error: unknown): void {
  console.error(error);
  const root = document.getElementById('root');
  // What only stands in place of a page has none.
  if (!root || root.querySelector('main')) return;
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.style.cssText = 'max-width:40rem;margin:4rem auto;padding:0 1rem;font:1.125rem/1.6 Georgia,serif';
  message.textContent = error instanceof Error ? error.message : String(error);
  root.replaceChildren(message);
}
