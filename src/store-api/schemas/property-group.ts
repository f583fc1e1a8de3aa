import * as z from 'zod/mini';
import { mediaSchema } from './media.ts';
import { listOf, orNull, textOr } from './tolerant.ts';
import { translatedObject } from './translated.ts';

/** A value such as "A4" or "red". */
export const propertyOptionSchema = translatedObject(
  {
    id: z.string(),
    name: textOr(''),
    colorHexCode: orNull(z.string()),
    media: orNull(mediaSchema),
    /** Whether the option fits the other chosen ones; 6.7 says so, 6.6 leaves it `null`. */
    combinable: orNull(z.boolean()),
  },
  ['name'],
);

/** A set of values such as "Format", in display order. */
export const propertyGroupSchema = translatedObject(
  {
    id: z.string(),
    name: textOr(''),
    /** `text`, `color`, `media` or `select`. */
    displayType: textOr('text'),
    options: listOf(propertyOptionSchema),
  },
  ['name'],
);
export type PropertyGroup = z.infer<typeof propertyGroupSchema>;

/** A chosen value together with the name of its group. */
export const chosenOptionSchema = translatedObject(
  {
    id: z.string(),
    name: textOr(''),
    colorHexCode: orNull(z.string()),
    group: orNull(translatedObject({ id: z.string(), name: textOr('') }, ['name'])),
  },
  ['name'],
);

/** What these schemas read, for `includes`. */
export const propertyIncludes = {
  property_group: ['id', 'name', 'translated', 'displayType', 'options'],
  property_group_option: ['id', 'name', 'translated', 'colorHexCode', 'media', 'combinable', 'group'],
};
