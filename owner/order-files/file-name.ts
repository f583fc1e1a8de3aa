/** Names no file may have on Windows, whatever follows a dot. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Characters (UTF-16 units) of a name at most, its ending included; file systems take 255 bytes. */
const longest = 80;

/** What a customer called something, as a name for a file on every system; never a path, never empty. */
export function fileNameFor(words: string): string {
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(words)?.[0] ?? '';
  const clean = words
    .slice(0, words.length - ending.length)
    .normalize('NFC')
    // Separators, what systems forbid, control characters, and those that turn the direction of reading.
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '_')
    .slice(0, longest - ending.length)
    .replace(/[\p{Cs}]/gu, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const name = `${clean === '' ? '_' : clean}${ending}`;
  return reserved.test(name) ? `_${name}` : name;
}

/** The same names, those that stand there twice (in small letters) numbered. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
    const stem = name.slice(0, name.length - ending.length);
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
