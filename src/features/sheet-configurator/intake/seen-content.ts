/** Of the beginning and of the end of a file. */
const comparedBytes = 32_768;

interface SeenFile {
  file: Blob;
  /** Read once, when another file has the same size. */
  edges?: Promise<readonly [Uint8Array, Uint8Array]>;
}

/**
 * Remembers files and tells whether one of the same size, beginning and end was there before. A PDF ends with a table of its
 * own offsets and often a checksum: files that agree there are the same.
 */
export function createSeenContent(): (file: Blob) => Promise<boolean> {
  const bySize = new Map<number, SeenFile[]>();
  return async (file) => {
    const alike = bySize.get(file.size) ?? [];
    const asked: SeenFile = { file };
    for (const other of alike) if (await haveSameEdges(asked, other)) return true;
    bySize.set(file.size, [...alike, asked]);
    return false;
  };
}

async function haveSameEdges(a: SeenFile, b: SeenFile): Promise<boolean> {
  const [headA, tailA] = await (a.edges ??= edgesOf(a.file));
  const [headB, tailB] = await (b.edges ??= edgesOf(b.file));
  return haveSameBytes(headA, headB) && haveSameBytes(tailA, tailB);
}

function edgesOf(file: Blob): Promise<readonly [Uint8Array, Uint8Array]> {
  const read = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer());
  return Promise.all([read(file.slice(0, comparedBytes)), read(file.slice(-comparedBytes))]);
}

const haveSameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
