import displayFont from './fonts/newsreader-latin.woff2?url';
import textFont from './fonts/instrument-sans-latin.woff2?url';

/** Addresses of the two fonts every page needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontPreloads: readonly string[] = [textFont, displayFont];
