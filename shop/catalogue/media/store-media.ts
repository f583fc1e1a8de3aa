import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { JsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { stableId } from '../../base/stable-id.ts';
import { upsert } from '../../seeding/upsert.ts';
import { writeDurably, writeDurablyElsewhere } from '../../base/write-durably.ts';

export interface MediaSize {
  readonly width: number;
  readonly height: number;
}

export interface MediaFile {
  readonly id: string;
  /** Without extension; appears in the URL. */
  readonly name: string;
  readonly extension: string;
  readonly mimeType: string;
  readonly body: Uint8Array;
  /** Of pictures, in pixels. */
  readonly size?: MediaSize;
  /** Private files have no URL; downloads hand them out. */
  readonly isPrivate?: boolean;
  /** One text, or one per locale. */
  readonly alt?: JsonObject | string;
  readonly title?: JsonObject | string;
  /** Smaller versions of the same picture. */
  readonly thumbnails?: readonly (MediaSize & { readonly body: Uint8Array })[];
}

/**
 * Writes a file, with its thumbnails, to where {@link storeMedia} looks for it first: the disk is waited for elsewhere, and
 * nothing else is left for the transaction that registers it. One that is never registered is written over by the next attempt.
 * Beside a database in memory no disk is waited for, and nothing is written before.
 */
export async function writeMediaFile(shop: Shop, file: MediaFile): Promise<void> {
  if (shop.inMemory) return;
  const write = async (body: Uint8Array, fileName: string): Promise<void> => {
    const target = join(shop.folder, contentPath(folderOf(file), body, fileName));
    if (!existsSync(target)) await writeDurablyElsewhere(target, body);
  };
  const thumbnails = (file.thumbnails ?? []).map((thumbnail) =>
    write(thumbnail.body, thumbnailNameOf(file, thumbnail)),
  );
  await Promise.all([write(file.body, fileNameOf(file)), ...thumbnails]);
}

/** Keeps a file in the shop's folder and registers it as `media`, with its thumbnails. */
export function storeMedia(shop: Shop, file: MediaFile): void {
  const save = (body: Uint8Array, fileName: string): string => {
    const path = contentPath(folderOf(file), body, fileName);
    const target = join(shop.folder, path);
    if (existsSync(target)) return path;
    if (shop.inMemory) writePlainly(target, body);
    else writeDurably(target, body);
    return path;
  };
  const thumbnails = (file.thumbnails ?? []).map(({ width, height, body }) => ({
    id: stableId(`thumbnail:${file.id}:${width}`),
    width,
    height,
    path: save(body, thumbnailNameOf(file, { width, height })),
  }));
  upsert(shop, 'media', [
    {
      id: file.id,
      path: save(file.body, fileNameOf(file)),
      fileName: file.name,
      fileExtension: file.extension,
      mimeType: file.mimeType,
      fileSize: file.body.byteLength,
      private: file.isPrivate === true,
      uploadedAt: shop.clock().toISOString(),
      metaData: metaDataOf(file),
      thumbnails,
      ...(file.alt === undefined ? {} : { alt: file.alt }),
      ...(file.title === undefined ? {} : { title: file.title }),
    },
  ]);
}

/** The disk is not waited for. */
function writePlainly(path: string, content: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const folderOf = ({ isPrivate }: MediaFile): string => (isPrivate === true ? 'private' : 'media');
const fileNameOf = ({ name, extension }: MediaFile): string => `${name}.${extension}`;
const thumbnailNameOf = ({ name, extension }: MediaFile, { width, height }: MediaSize): string =>
  `${name}_${width}x${height}.${extension}`;

/** Numbers PHP gives kinds of pictures (`IMAGETYPE_…`). */
const pictureTypes: Readonly<Record<string, number>> = {
  'image/gif': 1,
  'image/jpeg': 2,
  'image/png': 3,
  'image/webp': 18,
  'image/avif': 19,
};

/** The path names the content, so a URL never changes what it shows and may be cached for ever. */
function contentPath(folder: string, body: Uint8Array, fileName: string): string {
  const hash = createHash('sha256').update(body).digest('hex');
  return `${folder}/${hash.slice(0, 2)}/${hash.slice(2, 12)}/${fileName}`;
}

/** Of pictures only: size, kind and hash. */
function metaDataOf({ body, mimeType, size }: MediaFile): JsonObject | null {
  if (size === undefined) return null;
  const hash = createHash('md5').update(body).digest('hex');
  const type = pictureTypes[mimeType];
  return { ...size, ...(type === undefined ? {} : { type }), hash };
}
