/** The largest file we take, in bytes, unless the shop is configured otherwise (300 MB, CFG-06). */
export const maxFileBytes = 300_000_000;
