import type { I18n } from '@lingui/core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTexts, loadTexts } from '#platform/i18n/texts.ts';
import * as checks from './field-checks.ts';
import { requiredIf, requiredUnless, sameAs } from './form-checks.ts';

const english = createTexts('en-GB');
const german = createTexts('de-DE');
const polish = createTexts('pl-PL');
const { required, email, alpha, alphaNum, numeric, integer, decimal, between, minValue, maxLength, minLength } = checks;
const { ipAddress, macAddress, url, not, or } = checks;

type Check = (i18n: I18n) => ReturnType<typeof required>;
const told = (check: Check, text: string, i18n = english): readonly string[] =>
  z
    .string()
    .check(check(i18n))
    .safeParse(text)
    .error?.issues.map(({ message }) => message) ?? [];

/** One text each check refuses. */
const refused: Record<string, [check: Check, text: string]> = {
  alpha: [alpha, 'Op. 27'],
  alphaNum: [alphaNum, 'KV-626'],
  between: [(i18n) => between(i18n, 1, 99), '100'],
  email: [email, 'clara@wieck'],
  maxLength: [(i18n) => maxLength(i18n, 3), 'Fuge'],
  minLength: [(i18n) => minLength(i18n, 8), 'Fuge'],
  minValue: [(i18n) => minValue(i18n, 5), '4'],
  required: [required, ' '],
  decimal: [decimal, 'zwei'],
  integer: [integer, '2.5'],
  numeric: [numeric, '-2'],
  ipAddress: [ipAddress, '300.1.1.1'],
  macAddress: [macAddress, '00:1A:2B'],
  url: [url, 'beispiel.de'],
  not: [(i18n) => not(i18n, numeric(i18n)), '7'],
  or: [(i18n) => or(i18n, email(i18n), numeric(i18n)), 'Fuge'],
};

beforeAll(async () => {
  await Promise.all([english, german, polish].map((texts) => loadTexts(texts, ['account'])));
});
afterEach(() => english.activate('en-GB'));

describe('the English messages of specification §5', () => {
  test.each([
    ['alpha', 'The value is not alphabetical'],
    ['alphaNum', 'The value must be alpha-numeric'],
    ['between', 'The value must be between 1 and 99'],
    ['email', 'Value is not a valid email address'],
    ['maxLength', 'The maximum length allowed is 3'],
    ['minLength', 'This minimum length should be at least 8'],
    ['minValue', 'The minimum value allowed is 5'],
    ['required', 'Value is required'],
  ])('%s: %s', (name, message) => {
    const [check, text] = refused[name] ?? [required, ''];
    expect(told(check, text)).toEqual([message]);
  });

  test('sameAs names the other field', () => {
    const schema = z
      .object({ password: z.string(), again: z.string() })
      .check(sameAs(english, { field: 'again', other: 'password', otherName: 'password' }));
    expect(schema.safeParse({ password: 'a', again: 'b' }).error?.issues).toMatchObject([
      { path: ['again'], message: 'The value must be equal to the password value' },
    ]);
    expect(schema.safeParse({ password: 'a', again: 'a' }).success).toBe(true);
  });
});

test.each(Object.keys(refused))('%s has a message of its own in every language', (name) => {
  const [check, text] = refused[name] ?? [required, ''];
  const messages = [english, german, polish].flatMap((texts) => told(check, text, texts));
  expect(new Set(messages).size).toBe(3);
  expect(messages.join('')).not.toMatch(/[{}]|undefined/);
});

describe('what the checks let pass', () => {
  test.each<[name: string, check: Check, texts: readonly string[]]>([
    ['required', required, ['x']],
    ['alpha', alpha, ['Dvořák', 'Händel', 'Chopin', 'Dvořák'.normalize('NFD'), 'Чайковский']],
    ['alphaNum', alphaNum, ['KV626', 'Präludium1']],
    ['numeric', numeric, ['0', '12', '2.5', '2,5']],
    ['integer', integer, ['0', '-12', '12']],
    ['decimal', decimal, ['-2.5', '2,5', '7']],
    ['between', (i18n) => between(i18n, 1, 2), ['1', '1,5', '2']],
    ['minValue', (i18n) => minValue(i18n, -1), ['-1', '0.5']],
    ['maxLength', (i18n) => maxLength(i18n, 4), ['Fuge']],
    ['minLength', (i18n) => minLength(i18n, 4), ['Fuge']],
    ['email', email, ['clara@wieck.example', "o'neil+noten@mail.example.org", 'jürgen@müller.de']],
    ['ipAddress', ipAddress, ['127.0.0.1', '::1', '2001:db8::ff00:42:8329']],
    ['macAddress', macAddress, ['00:1A:2B:3C:4D:5E', '00-1a-2b-3c-4d-5e']],
    ['url', url, ['https://beispiel.de', 'http://www.beispiel.de:8080/noten?seite=1']],
    ['not', refused['not']?.[0] ?? required, ['Fuge']],
    ['or', refused['or']?.[0] ?? required, ['7', 'clara@wieck.example']],
  ])('%s', (_name, check, texts) => {
    expect(texts.filter((text) => told(check, text).length > 0)).toEqual([]);
  });

  test('an empty field is the concern of "required" alone', () => {
    const complaining = Object.keys(refused).filter((name) => told(refused[name]?.[0] ?? required, '').length > 0);
    expect(complaining).toEqual(['required']);
  });
});

describe('what the checks refuse', () => {
  test.each<[name: string, check: Check, texts: readonly string[]]>([
    ['email', email, ['clara', 'clara@', 'clara@wieck', 'cla ra@wieck.example', 'clara@wieck.example.']],
    ['numeric', numeric, ['1.', '.5', '1.2.3', '1e3', '٣٤x']],
    ['between', (i18n) => between(i18n, 1, 2), ['0,9', '2.1', 'eins', '-1']],
    ['minValue', (i18n) => minValue(i18n, 0), ['-0.1', 'null']],
    ['integer', integer, ['--1', '1,0', '1e3']],
    ['macAddress', macAddress, ['00:1A-2B:3C-4D:5E', '001A2B3C4D5E', '00:1G:2B:3C:4D:5E']],
    ['ipAddress', ipAddress, ['1.2.3', '1.2.3.4.5', ':::', 'localhost']],
    ['url', url, ['ftp://beispiel.de', 'javascript:alert(1)', 'https://', '//beispiel.de']],
  ])('%s', (_name, check, texts) => {
    expect(texts.filter((text) => told(check, text).length === 0)).toEqual([]);
  });
});

describe('fields that depend on others', () => {
  const form = z.object({ company: z.string(), vatId: z.string() });
  const hasCompany = (values: z.infer<typeof form>): boolean => values.company !== '';

  test('a field may be required under a condition only', () => {
    const schema = form.check(requiredIf(english, 'vatId', hasCompany));
    expect(schema.safeParse({ company: '', vatId: '' }).success).toBe(true);
    expect(schema.safeParse({ company: 'Verlag', vatId: 'DE1' }).success).toBe(true);
    expect(schema.safeParse({ company: 'Verlag', vatId: ' ' }).error?.issues).toMatchObject([
      { path: ['vatId'], message: 'Value is required' },
    ]);
  });

  test('a field may be required unless a condition holds', () => {
    const schema = form.check(requiredUnless(english, 'vatId', hasCompany));
    expect(schema.safeParse({ company: 'Verlag', vatId: '' }).success).toBe(true);
    expect(schema.safeParse({ company: '', vatId: '' }).error?.issues).toMatchObject([
      { path: ['vatId'], message: 'Value is required' },
    ]);
  });
});
