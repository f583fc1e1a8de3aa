import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { flagOr, listOf, mapOf, numberOr, objectOr, orNull, textOr } from './tolerant.ts';
import { translatedObject } from './translated.ts';

describe('a tolerant schema', () => {
  const schema = z.object({
    text: textOr('–'),
    flag: flagOr(true),
    number: numberOr(1),
    list: listOf(z.string()),
    map: mapOf(z.number()),
    nothing: orNull(z.string()),
    settings: objectOr(z.object({ on: flagOr(false) })),
  });
  const defaults = { text: '–', flag: true, number: 1, list: [], map: {}, nothing: null, settings: { on: false } };

  it.each([
    {},
    { text: null, flag: null, number: null, list: null, map: null, nothing: null, settings: null },
    { map: [], settings: [], unknown: 'dropped' },
  ])('reads missing, null and empty lists alike (%#)', (raw) => {
    expect(schema.parse(raw)).toEqual(defaults);
  });

  it('keeps what is there', () => {
    const full = { text: '', flag: false, number: 0, list: ['a'], map: { a: 1 }, nothing: 'x', settings: { on: true } };
    expect(schema.parse(full)).toEqual(full);
  });

  it.each([{ list: 'a' }, { map: [1] }, { map: { a: 'x' } }, { text: 1 }])(
    'refuses what is of another kind: %j',
    (raw) => {
      expect(schema.safeParse(raw).success).toBe(false);
    },
  );
});

describe('a translated object', () => {
  const schema = translatedObject({ id: z.string(), name: textOr('') }, ['name']);

  it.each([
    [{ id: '1', name: null, translated: { name: 'Deutschland' } }, 'Deutschland'],
    [{ id: '1', name: 'Germany', translated: { name: 'Deutschland' } }, 'Deutschland'],
    [{ id: '1', name: 'Germany', translated: { name: null } }, 'Germany'],
    [{ id: '1', name: 'Germany', translated: [] }, 'Germany'],
    [{ id: '1', name: 'Germany' }, 'Germany'],
    [{ id: '1', translated: {} }, ''],
  ])('reads the translation before the plain field (%#)', (raw, name) => {
    expect(schema.parse(raw)).toEqual({ id: '1', name });
  });

  it('is still an object', () => {
    expect(schema.safeParse('text').success).toBe(false);
  });
});
