/** Hidden, or left in folders and archives by systems without anybody having put it there: ".git", "__MACOSX". */
export const isHiddenFile = (name: string): boolean => name.startsWith('.') || isLeftBySystem(name);

/** Worth no word to anybody: ".DS_Store", "._Flöte.pdf" (what macOS keeps beside a file), "Thumbs.db", "desktop.ini". */
export function isLeftBySystem(name: string): boolean {
  return /^(?:\._.*|\.DS_Store|\.localized|\.directory|\.apdisk|__MACOSX|Thumbs\.db|desktop\.ini)$/i.test(name);
}
