/**
 * What the ends of a PDF say of it without reading the rest. `whole`: it ends as it should and is not encrypted;
 * `encrypted`: perhaps with a password or a print lock, which only opening it tells; `incomplete`: its end is missing.
 */
export type FileStructure = 'whole' | 'encrypted' | 'incomplete';

/** Read of the beginning, where a file made for the web says how long it is, and behind the table of its objects. */
const headBytes = 16_384;
/** Read of the end; some programs write something behind it. */
const tailBytes = 65_536;
/** Searched at a time when the end is not where it should be. */
const searchedBytes = 1_048_576;

/** Looks at the beginning and the end of a file: some 100 KB of it, and all only when the end is not found (PF-01, PF-03, PF-04). */
export async function lookAtStructure(file: Blob): Promise<FileStructure> {
  const [head, tail] = await Promise.all([textOf(file, 0, headBytes), textOf(file, file.size - tailBytes, file.size)]);
  const announced = /\/Linearized\b[^>]*?\/L\s+(\d+)/.exec(head)?.[1];
  if (announced !== undefined && Number(announced) > file.size) return 'incomplete';
  const end = endIn(tail) ?? (await searchEnd(file, file.size - tailBytes));
  if (end === undefined) return 'incomplete';
  const table = await textOf(file, end, end + headBytes);
  return tail.includes('/Encrypt') || table.includes('/Encrypt') ? 'encrypted' : 'whole';
}

/** Where the table of objects stands, as the last end of file in a text says. */
function endIn(text: string): number | undefined {
  const last = text.lastIndexOf('startxref');
  const offset = last === -1 ? undefined : /^startxref\s+(\d+)/.exec(text.slice(last, last + 100))?.[1];
  return offset === undefined ? undefined : Number(offset);
}

/** Searches backwards: a file may have been lengthened by something that is no part of it. */
async function searchEnd(file: Blob, before: number): Promise<number | undefined> {
  for (let to = before; to > 0; to -= searchedBytes) {
    // The pieces overlap by what an end takes up.
    const end = endIn(await textOf(file, to - searchedBytes, to + 100));
    if (end !== undefined) return end;
  }
  return undefined;
}

const textOf = async (file: Blob, from: number, to: number): Promise<string> =>
  new TextDecoder('latin1').decode(await file.slice(Math.max(0, from), to).arrayBuffer());
