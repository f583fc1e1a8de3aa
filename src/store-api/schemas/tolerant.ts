import * as z from 'zod/mini';

/** `null` when the key is missing or null. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z._default(z.nullable(schema), null);
}

/** `fallback` when the key is missing or null. */
export function textOr(fallback: string) {
  return z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? fallback),
  );
}

/** `fallback` when the key is missing or null. */
export function flagOr(fallback: boolean) {
  return z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? fallback),
  );
}

/** `fallback` when the key is missing or null. */
export function numberOr(fallback: number) {
  return z.pipe(
    z.nullish(z.number()),
    z.transform((value) => value ?? fallback),
  );
}

/** A list; empty when the association was not loaded. */
export function listOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.transform((value: unknown) => value ?? []),
    z.array(schema),
  );
}

/** A map; PHP writes an empty one as `[]`. */
export function mapOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(z.transform(emptyListAsMap), z.record(z.string(), schema));
}

/** Like the schema itself, for an object PHP writes as `[]` when it has nothing to say. */
export function objectOr<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(z.transform(emptyListAsMap), schema);
}

function emptyListAsMap(value: unknown): unknown {
  const empty = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return empty ? {} : value;
}

/** The fallback for whatever does not parse: only where one odd value must not spoil the rest. */
export { catch as forgiving } from 'zod/mini';
