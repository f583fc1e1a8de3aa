/** Page numbers to offer: the first, the last and those around the current one. `null` stands for a gap. */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount]);
  // A gap of a single page takes as much room as the page itself.
  if (page === 4) near.add(2);
  if (page === pageCount - 3) near.add(pageCount - 1);
  const shown = [...near].filter((number) => number >= 1 && number <= pageCount).toSorted((a, b) => a - b);
  return shown.flatMap((number, index) =>
    index > 0 && number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number],
  );
}
