/** The largest file we take, in bytes (300 MB, CFG-06). */
export const maxFileBytes = 300_000_000;
