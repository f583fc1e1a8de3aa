/** What systems leave in folders and archives without anybody having put it there: ".DS_Store", "Thumbs.db", "__MACOSX". */
export function isHiddenFile(name: string): boolean {
  return /^(?:\..*|__MACOSX|Thumbs\.db|desktop\.ini)$/i.test(name);
}
