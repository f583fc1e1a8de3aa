/** The largest file we take, in bytes, unless the shop is configured otherwise (300 MB, CFG-06). */
export const maxFileBytes = 300_000_000;

/** Files with more pages are not inspected: they are printed as several. */
export const maxPages = 1000;

/** The longest edge of a page that is inspected, in millimetres. */
export const maxEdgeMm = 2000;

/** The largest picture in a page that is inspected, in pixels: A2 scanned at 600 ppi has 139 million. */
export const maxPicturePixels = 200_000_000;
