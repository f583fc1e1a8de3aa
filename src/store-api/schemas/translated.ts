import * as z from 'zod/mini';

/**
 * An object schema that reads the named fields from `translated` first. The plain field is `null` whenever the language
 * has no text of its own and inherits one, so nobody past the border should ever see it.
 */
export function translatedObject<Shape extends z.core.$ZodShape>(
  shape: Shape,
  fields: readonly (keyof Shape & string)[],
) {
  return z.pipe(
    z.transform((raw: unknown) => preferTranslations(raw, fields)),
    z.object(shape),
  );
}

function preferTranslations(raw: unknown, fields: readonly string[]): unknown {
  if (!isRecord(raw) || !isRecord(raw['translated'])) return raw;
  const { translated } = raw;
  const chosen = fields.map((field) => [field, translated[field] ?? raw[field]] as const);
  return { ...raw, ...Object.fromEntries(chosen) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
