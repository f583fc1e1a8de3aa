/** Whether this visitor spares data or has a slow line, as far as the browser says so (Network Information API). */
export function isSparing(): boolean {
  if (!('connection' in navigator)) return false;
  const { saveData, effectiveType } = Object(navigator.connection);
  return saveData === true || String(effectiveType).endsWith('2g');
}
