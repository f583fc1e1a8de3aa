import * as z from 'zod/mini';
import { textOr } from './tolerant.ts';
import { translatedObject } from './translated.ts';

/** `salutationKey` is `mr`, `mrs`, `not_specified` or the shop's own. */
export const salutationSchema = translatedObject(
  { id: z.string(), salutationKey: textOr(''), displayName: textOr('') },
  ['displayName'],
);
export type Salutation = z.infer<typeof salutationSchema>;
