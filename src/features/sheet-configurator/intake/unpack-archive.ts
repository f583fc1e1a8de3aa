import type { ChosenFile } from '#ui/fields/files/chosen-file.ts';
import { isHiddenFile, isLeftBySystem } from '#ui/fields/files/hidden-file.ts';
import { type ArchiveEntry, entriesOf, unpackEntry } from './archive-reader.ts';
import type { ChoiceRoom } from './choice-room.ts';
import { refusalOf } from './file-refusal.ts';
import type { LeftOut, LeftOutReason } from './left-out.ts';

export interface Unpacked {
  taken: ChosenFile[];
  leftOut: LeftOut[];
}

/** More entries than this are no set of parts. */
const mostEntries = 5000;

/**
 * A PDF packs to a tenth at best, an empty scan to a hundredth; what shrinks further and grows this large is made to fill
 * disks.
 */
const suspicious = { ratio: 200, bytes: 20_000_000 };

/**
 * Takes the PDFs out of a ZIP archive, in its order; everything else is named with the reason. Nothing is unpacked that is
 * too large by its own word, and nothing may turn out larger than its word.
 */
export async function unpackArchive(archive: File, room: ChoiceRoom, maxFileBytes: number): Promise<Unpacked> {
  const unpacked: Unpacked = { taken: [], leftOut: [] };
  const place = (folder: string): string => [archive.name, folder].filter((part) => part !== '').join('/');
  let entries = 0;
  try {
    for await (const entry of entriesOf(archive)) {
      const { name, folder } = splitEntryName(entry.filename);
      if (name === '' || isLeftBySystem(name) || folder.split('/').some(isHiddenFile)) continue;
      entries += 1;
      if (entries > mostEntries) return onlyArchive(archive, 'archive-suspicious');
      const result = isHiddenFile(name) ? 'hidden' : await takeEntry(entry, name, { room, maxFileBytes });
      if (result instanceof File) unpacked.taken.push({ file: result, folder: place(folder) });
      else unpacked.leftOut.push({ name, folder: place(folder), reason: result, size: entry.uncompressedSize });
    }
  } catch {
    // What came out before the damage stays.
    unpacked.leftOut.push(...onlyArchive(archive, 'archive-damaged').leftOut);
  }
  return entries === 0 && unpacked.leftOut.length === 0 ? onlyArchive(archive, 'archive-without-pdf') : unpacked;
}

function onlyArchive({ name, size }: File, reason: LeftOutReason): Unpacked {
  return { taken: [], leftOut: [{ name, folder: '', reason, size }] };
}

async function takeEntry(
  entry: ArchiveEntry,
  name: string,
  { room, maxFileBytes }: { room: ChoiceRoom; maxFileBytes: number },
): Promise<File | LeftOutReason> {
  const refusal = refusalOfEntry(entry, name, maxFileBytes) ?? room.take(entry.uncompressedSize);
  if (refusal) return refusal;
  try {
    const blob = await unpackEntry(entry, 'application/pdf');
    const file = new File([blob], name, { type: 'application/pdf', lastModified: entry.lastModDate.getTime() });
    return (await refusalOf(file, maxFileBytes)) ?? file;
  } catch {
    return 'archive-damaged';
  }
}

function refusalOfEntry(entry: ArchiveEntry, name: string, maxFileBytes: number): LeftOutReason | undefined {
  const { encrypted, uncompressedSize, compressedSize } = entry;
  if (/\.(?:zip|rar|7z)$/i.test(name)) return 'archive-in-archive';
  if (/\.(?:jpe?g|png|tiff?|heic|webp|gif|bmp)$/i.test(name)) return 'picture';
  if (!/\.pdf$/i.test(name)) return 'no-pdf';
  if (encrypted) return 'archive-encrypted';
  if (uncompressedSize === 0) return 'empty';
  if (uncompressedSize > maxFileBytes) return 'too-large';
  const isBomb = uncompressedSize > suspicious.bytes && uncompressedSize > suspicious.ratio * compressedSize;
  return isBomb ? 'archive-suspicious' : undefined;
}

/** A name from an archive in two parts that are only ever shown: no part of it can climb out of anything. */
function splitEntryName(filename: string): { name: string; folder: string } {
  const parts = filename
    // Windows archivers write backslashes; control characters would only disturb the display.
    .replaceAll('\\', '/')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..' && !/^[a-z]:$/i.test(part));
  return { name: (parts.at(-1) ?? '').normalize('NFC'), folder: parts.slice(0, -1).join('/').normalize('NFC') };
}
