import type { PartFolder, WritablePartFile } from '#offline/parts/part-files.ts';

type Files = Map<string, Blob>;

/** The part of a browser's file system that copies need, in memory. `room`: bytes it takes at most. */
export function memoryFolder(room = Infinity): PartFolder & { uploads: ReadonlyMap<string, Files> } {
  const uploads = new Map<string, Files>();
  const used = (): number => {
    let bytes = 0;
    for (const files of uploads.values()) for (const { size } of files.values()) bytes += size;
    return bytes;
  };
  const fileIn = (files: Files, name: string) => ({
    getFile: async () => files.get(name) ?? new Blob([]),
    createSyncAccessHandle: async () => openMemoryFile(files, name, () => room - used()),
  });
  const namesOf = (map: ReadonlyMap<string, unknown>) =>
    async function* (): AsyncGenerator<string> {
      yield* map.keys();
    };
  return {
    uploads,
    keys: namesOf(uploads),
    getDirectoryHandle: async (id, { create }) => {
      const files = uploads.get(id) ?? (create ? new Map<string, Blob>() : undefined);
      if (!files) throw notFound();
      uploads.set(id, files);
      return {
        keys: namesOf(files),
        getFileHandle: async (name, options) => {
          if (!files.has(name) && !options.create) throw notFound();
          if (!files.has(name)) files.set(name, new Blob([]));
          return fileIn(files, name);
        },
      };
    },
    removeEntry: async (id) => {
      if (!uploads.delete(id)) throw notFound();
    },
  };
}

const notFound = (): DOMException => new DOMException('Not here', 'NotFoundError');

type MemoryFile = Awaited<ReturnType<WritablePartFile['createSyncAccessHandle']>>;

/** @param room bytes that are left */
async function openMemoryFile(files: Files, name: string, room: () => number): Promise<MemoryFile> {
  let written = new Uint8Array((await files.get(name)?.arrayBuffer()) ?? []);
  return {
    truncate: (size) => void (written = written.slice(0, size)),
    write: (bytes, { at }) => {
      if (at + bytes.byteLength > room()) throw new DOMException('Full', 'QuotaExceededError');
      const longer = new Uint8Array(Math.max(written.byteLength, at + bytes.byteLength));
      longer.set(written);
      longer.set(bytes, at);
      written = longer;
      return bytes.byteLength;
    },
    flush: () => void files.set(name, new Blob([written])),
    close: () => undefined,
  };
}
