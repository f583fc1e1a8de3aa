import * as z from 'zod/mini';
import { forgiving, mapOf } from '../schemas/tolerant.ts';

/**
 * Settings of a CMS element, flattened from `{key: {source, value}}` to `{key: value}`. Mapped settings hold the name of
 * the mapped field; their content is in the element's data.
 */
export const cmsConfigSchema = z.pipe(
  mapOf(z.object({ value: z.optional(z.unknown()) })),
  z.transform((config) => Object.fromEntries(Object.entries(config).map(([key, { value }]) => [key, value]))),
);

/** A text setting; `null` when unset or of another kind: editors and plugins write what they like here. */
export const textSetting = forgiving(z._default(z.nullable(z.string()), null), null);

/** A switch, off unless set. */
export const flagSetting = forgiving(z._default(z.boolean(), false), false);

/** A number, also when the editor stored it as text. */
export const numberSetting = forgiving(
  z.pipe(
    z.nullish(z.union([z.number(), z.string()])),
    z.transform((value) => {
      const number = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
      return Number.isNaN(number) ? null : number;
    }),
  ),
  null,
);
