/** Whether two paths differ only by the slash at their end: their payload says which of them the page is called. */
export function sharesPayload(asked: string, path: string): boolean {
  return asked !== path && asked.replace(/\/$/, '') === path.replace(/\/$/, '');
}
