import type { Field, FieldKind } from './definition.ts';

type Options = Omit<Field, 'kind'>;

const field =
  (kind: FieldKind) =>
  (options: Options = {}): Field => ({ kind, ...options });

/** Constructors of entity fields: `id()`, `string({ translated: true })`, `json({ empty: [] })`. */
export const id = field('id');
export const string = field('string');
export const integer = field('integer');
export const number = field('number');
export const boolean = field('boolean');
export const date = field('date');
export const json = field('json');
export const list = field('list');

/** Free data of plugins; `{}` inside `translated` when there is none. */
export const translatedCustomFields = json({ translated: true });
export const customFields = json();
