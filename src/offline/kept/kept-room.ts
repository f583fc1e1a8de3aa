/** What pages, pictures and data that were seen may take where nobody has set anything; bytes. */
export const presetRoomBytes = 500_000_000;

/** Of what the browser grants to this shop, uploads included. */
const shareOfQuota = 0.2;

/** Left free for uploads, cart and jobs. */
const reserveBytes = 50 * 1024 * 1024;

/** Where the browser grants little, so much of it is left free instead. */
const shareOfReserve = 0.1;

/** What the browser says about its storage, in bytes; members are missing where it says nothing. */
export type StorageFigures = Pick<StorageEstimate, 'quota' | 'usage'>;

/**
 * What everything that was seen may take together: as the owner says, a share of what the browser grants, and never what uploads
 * have taken meanwhile.
 * @param wanted bytes, of the owner's setting
 * @param kept bytes that are kept now; part of `usage`
 */
export function roomFor(wanted: number, kept: number, { quota, usage }: StorageFigures): number {
  if (quota === undefined || usage === undefined) return wanted;
  const free = quota - usage - Math.min(reserveBytes, shareOfReserve * quota);
  return Math.max(0, Math.min(wanted, shareOfQuota * quota, kept + free));
}

/** Browsers count an answer nobody may look into as larger than it is, lest its size be found out: Chromium by up to 14.4 MB, half of it in the mean. */
const paddingBytes = 7_400_000;

/** So many of those fit into the share of the quota that what was seen may take. */
export const mostPadded = ({ quota }: StorageFigures): number =>
  quota === undefined ? Infinity : Math.floor((shareOfQuota * quota) / paddingBytes);
