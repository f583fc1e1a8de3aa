import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeMediaFile, type MediaFile } from '../catalogue/media/store-media.ts';
import type { Shop } from '../entities/shop.ts';
import { demoId } from './basics/demo-id.ts';
import { pictureFile, pictures, type Picture } from './pictures.ts';
import { downloadScores } from './products/downloads.ts';

const media = join(import.meta.dirname, 'media');
const scores = join(import.meta.dirname, 'scores');

/** Every picture with its thumbnails, and the scores customers download (private). On disk, all of them are there then. */
export async function writeDemoMedia(shop: Shop): Promise<readonly MediaFile[]> {
  const files = await Promise.all([...pictures.map(readPicture), ...downloadScores.map(readScore)]);
  await Promise.all(files.map((file) => writeMediaFile(shop, file)));
  return files;
}

async function readScore({ file, name }: (typeof downloadScores)[number]): Promise<MediaFile> {
  return {
    id: demoId(`media score ${file}`),
    name: file,
    extension: 'pdf',
    mimeType: 'application/pdf',
    body: await readFile(join(scores, `${file}.pdf`)),
    isPrivate: true,
    title: name,
  };
}

async function readPicture(picture: Picture): Promise<MediaFile> {
  const read = (width: number): Promise<Uint8Array> => readFile(join(media, pictureFile(picture, width)));
  const thumbnails = await Promise.all(
    picture.smaller.map(async (width) => ({
      width,
      height: Math.round((picture.height * width) / picture.width),
      body: await read(width),
    })),
  );
  return {
    id: demoId(`media ${picture.name}`),
    name: picture.name,
    extension: 'webp',
    mimeType: 'image/webp',
    body: await read(picture.width),
    size: { width: picture.width, height: picture.height },
    alt: picture.alt,
    title: picture.alt,
    thumbnails,
  };
}
