/** A file of the build, taken out of a pack. */
export interface PackedFile {
  url: string;
  /** As the server says it of the file itself. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What its first line, JSON, says of each of its files, whose bytes follow in this order. */
export type PackEntry = readonly [url: string, type: string, size: number];

const lineEnd = 0x0a;

/**
 * The files of a pack that comes compressed with gzip, whatever its host compresses.
 * @throws when it is no pack or ends early
 */
export async function readPack(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<readonly PackedFile[]> {
  const unzipped = body.pipeThrough(new DecompressionStream('gzip'));
  const pack = new Uint8Array(await new Response(unzipped).arrayBuffer());
  const headEnd = pack.indexOf(lineEnd);
  const entries: readonly PackEntry[] = JSON.parse(new TextDecoder().decode(pack.subarray(0, headEnd)));
  let at = headEnd + 1;
  return entries.map(([url, type, size]) => {
    const bytes = pack.subarray(at, (at += size));
    if (bytes.byteLength < size) throw new Error(`The pack ends in the middle of ${url}.`);
    return { url, type, bytes };
  });
}

/** Of a file that was taken out of a pack: what its host says of it, which it said of the pack. */
export function headersOfPacked({ type }: Pick<PackedFile, 'type'>, pack: Headers): Headers {
  const headers = new Headers(pack);
  for (const ofPackAlone of ['content-encoding', 'content-length', 'etag', 'last-modified', 'vary'])
    headers.delete(ofPackAlone);
  headers.set('content-type', type);
  return headers;
}
