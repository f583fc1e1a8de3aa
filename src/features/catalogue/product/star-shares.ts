const stars = [1, 2, 3, 4, 5] as const;

/** How much of each star is filled, 0 to 1, to a tenth: as exact as the number that stands beside them. */
export function starShares(points: number): readonly { readonly star: number; readonly share: number }[] {
  const tenths = Math.round(points * 10);
  return stars.map((star) => ({ star, share: Math.min(10, Math.max(0, tenths - (star - 1) * 10)) / 10 }));
}
