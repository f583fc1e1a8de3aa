import { openDB, type DBSchema } from 'idb';
import * as z from 'zod/mini';
import { sharedFilesDatabaseName } from './shared-files-name.ts';

/** Files arrive with a name and a type, everything else is the browser's. */
const sharedFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  lastModified: z.number(),
  // Only Chromium shares files with web applications, and it keeps Blobs reliably.
  content: z.instanceof(Blob),
});

interface SharedFilesSchema extends DBSchema {
  files: { key: string; value: unknown };
}

export interface SharedFile {
  id: string;
  file: File;
}

/** The inbox between the worker, which takes shared files, and the page, which makes print jobs of them. */
export interface SharedFiles {
  /** @throws DOMException QuotaExceededError when the browser has no room; nothing is kept then */
  keep(files: readonly File[]): Promise<void>;
  /** In the order of their arrival. What cannot be read is left out. */
  read(): Promise<SharedFile[]>;
  drop(ids: readonly string[]): Promise<void>;
  close(): void;
}

/** Opens the inbox, making it if need be; version numbers stand for the upgrades below. */
export async function openSharedFiles(name = sharedFilesDatabaseName): Promise<SharedFiles> {
  const database = await openDB<SharedFilesSchema>(name, 1, {
    upgrade(upgraded, oldVersion) {
      // 1: the files
      if (oldVersion < 1) upgraded.createObjectStore('files');
    },
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return {
    async keep(files) {
      const arrivedAt = Date.now();
      const records = files.map((file, index) => recordOf(file, keyOf(arrivedAt, index)));
      const step = database.transaction('files', 'readwrite');
      await Promise.all([...records.map((record) => step.store.put(record, record.id)), step.done]);
    },
    async read() {
      const values = await database.getAll('files');
      return values.flatMap((value) => {
        const parsed = sharedFileSchema.safeParse(value);
        return parsed.success ? [fileOf(parsed.data)] : [];
      });
    },
    async drop(ids) {
      const step = database.transaction('files', 'readwrite');
      await Promise.all([...ids.map((id) => step.store.delete(id)), step.done]);
    },
    close: () => database.close(),
  };
}

/** Keys sort by arrival. */
function keyOf(arrivedAt: number, index: number): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return [String(arrivedAt).padStart(15, '0'), String(index).padStart(4, '0'), random.toString(36)].join('-');
}

function recordOf(file: File, id: string): z.infer<typeof sharedFileSchema> {
  const { name, type, lastModified } = file;
  return { id, name, type, lastModified, content: file };
}

function fileOf({ id, name, type, lastModified, content }: z.infer<typeof sharedFileSchema>): SharedFile {
  return { id, file: new File([content], name, { type, lastModified }) };
}
