/** A name from an archive in two parts that are only ever shown: no part of it can climb out of anything. */
export function splitEntryName(filename: string): { name: string; folder: string } {
  const parts = filename
    // Windows archivers write backslashes; control characters would only disturb the display.
    .replaceAll('\\', '/')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..' && !/^[a-z]:$/i.test(part));
  return { name: (parts.at(-1) ?? '').normalize('NFC'), folder: parts.slice(0, -1).join('/').normalize('NFC') };
}
