import { ZipReader, type FileEntry, type Reader } from '@zip.js/zip.js/lib/zip-core-reader.js';

/** Blob workers are forbidden by our content security policy; browsers unpack natively. */
const options = { useWebWorkers: false, useCompressionStream: true, filenameValidation: 'tolerant' } as const;

export type ArchiveEntry = FileEntry;

/** Gives the archive to the unpacker piece by piece, so that it never lies in memory as a whole. */
class BlobPieces implements Reader<Blob> {
  readonly size: number;
  readonly #blob: Blob;

  constructor(blob: Blob) {
    this.#blob = blob;
    this.size = blob.size;
  }

  get readable(): ReadableStream<Uint8Array> {
    return this.createReadable();
  }

  createReadable({
    offset = 0,
    size = this.size,
  }: { offset?: number; size?: number } = {}): ReadableStream<Uint8Array> {
    return this.#blob.slice(offset, offset + size).stream();
  }

  async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    return new Uint8Array(await this.#blob.slice(offset, offset + length).arrayBuffer());
  }
}

/** The files of a ZIP archive, without folders. @throws when it is damaged */
export async function* entriesOf(archive: Blob): AsyncGenerator<ArchiveEntry> {
  const reader = new ZipReader(new BlobPieces(archive), options);
  try {
    for await (const entry of reader.getEntriesGenerator()) if (!entry.directory) yield entry;
  } finally {
    await reader.close();
  }
}

/** More came out of an entry than its header had said. */
export class EntryLargerThanSaid extends Error {
  override readonly name = 'EntryLargerThanSaid';
}

/**
 * Unpacks one file, its checksum compared.
 * @throws EntryLargerThanSaid before more is held than the entry announced
 */
export async function unpackEntry(entry: ArchiveEntry, type: string): Promise<Blob> {
  let bytes = 0;
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes > entry.uncompressedSize) throw new EntryLargerThanSaid(entry.filename);
      controller.enqueue(piece);
    },
  });
  const [blob] = await Promise.all([
    new Response(readable).blob(),
    entry.getData(writable, { ...options, checkSignature: true }),
  ]);
  return blob.slice(0, blob.size, type);
}
