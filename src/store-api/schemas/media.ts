import * as z from 'zod/mini';
import { listOf, orNull, textOr } from './tolerant.ts';
import { translatedObject } from './translated.ts';

const thumbnailSchema = z.object({ url: z.string(), width: z.number(), height: z.number() });

const mediaAnswerSchema = translatedObject(
  {
    id: z.string(),
    /** Empty for private media: downloads come through their own call. */
    url: textOr(''),
    alt: textOr(''),
    title: textOr(''),
    mimeType: textOr(''),
    fileName: textOr(''),
    fileExtension: textOr(''),
    metaData: orNull(z.object({ width: z.optional(z.number()), height: z.optional(z.number()) })),
    thumbnails: listOf(thumbnailSchema),
  },
  ['alt', 'title'],
);

/** An image or file; `width` and `height` in pixels, `null` where the shop does not know them. Thumbnails by width, ascending. */
export const mediaSchema = z.pipe(
  mediaAnswerSchema,
  z.transform(({ metaData, thumbnails, ...media }) => ({
    ...media,
    width: metaData?.width ?? null,
    height: metaData?.height ?? null,
    thumbnails: thumbnails.toSorted((a, b) => a.width - b.width),
  })),
);

export type Media = z.infer<typeof mediaSchema>;

/** What {@link mediaSchema} reads, for `includes`. */
export const mediaIncludes = {
  media: ['id', 'url', 'alt', 'title', 'translated', 'mimeType', 'fileName', 'fileExtension', 'metaData', 'thumbnails'],
  media_thumbnail: ['url', 'width', 'height'],
};
