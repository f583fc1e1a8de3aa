/** Where a key leads in an open menu; undefined for keys that lead nowhere. Both ends are joined. */
export function itemAhead(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return key.length === 1 ? itemBeginningWith(items, at, key) : undefined;
  }
}

function itemBeginningWith(items: readonly HTMLElement[], at: number, letter: string): HTMLElement | undefined {
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))];
  return others.find((item) => item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()));
}
