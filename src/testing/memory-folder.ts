import type { PartFolder } from '#offline/part-files.ts';

type Files = Map<string, Blob>;

const notFound = (): DOMException => new DOMException('Not here', 'NotFoundError');

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
    createWritable: async () => {
      let written = new Blob([]);
      return {
        write: async (bytes: ArrayBuffer) => {
          written = new Blob([written, bytes]);
        },
        close: async () => {
          if (used() + written.size > room) throw new DOMException('Full', 'QuotaExceededError');
          files.set(name, written);
        },
        abort: async () => undefined,
      };
    },
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
