import type { ErrorEntry } from './shop-error.ts';
import { violation } from './violation.ts';
import type { JsonValue } from '../base/json.ts';

/** Longest text a form field may hold. */
const maxLength = 255;

/** Text of a form field; null when it is missing or empty. Numbers count as text, as in PHP. */
export function fieldText(value: JsonValue | undefined): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Runs checks on one field; the first that fails is the one reported. */
export function checkField(value: JsonValue | undefined, pointer: string, ...checks: readonly Check[]): ErrorEntry[] {
  for (const check of checks) {
    const found = check(value, pointer);
    if (found.length > 0) return found;
  }
  return [];
}

type Check = (value: JsonValue | undefined, pointer: string) => ErrorEntry[];

/** Something must be there. `detail` replaces the sentence where the reference sends a snippet key. */
export const notBlank =
  (detail = 'Dieser Wert sollte nicht leer sein.'): Check =>
  (value, pointer) =>
    fieldText(value) === null
      ? [
          violation({
            code: 'VIOLATION::IS_BLANK_ERROR',
            detail,
            pointer,
            parameters: { '{{ value }}': printed(value) },
          }),
        ]
      : [];

/** At least `limit` characters, when anything was entered. */
export const atLeast =
  (limit: number): Check =>
  (value, pointer) => {
    const text = fieldText(value) ?? '';
    const length = [...text].length;
    if (text === '' || length >= limit) return [];
    return [
      violation({
        code: 'VIOLATION::TOO_SHORT_ERROR',
        detail: `Diese Zeichenkette ist zu kurz. Sie sollte mindestens ${limit} Zeichen haben.`,
        pointer,
        parameters: {
          '{{ value }}': printed(text),
          '{{ limit }}': String(limit),
          '{{ value_length }}': String(length),
        },
      }),
    ];
  };

/** No more characters than a form field may hold. */
export const atMost =
  (limit = maxLength): Check =>
  (value, pointer) => {
    const length = [...(fieldText(value) ?? '')].length;
    if (length <= limit) return [];
    return [
      violation({
        code: 'VIOLATION::TOO_LONG_ERROR',
        detail: `Diese Zeichenkette ist zu lang. Sie sollte höchstens ${limit} Zeichen haben.`,
        pointer,
        parameters: { '{{ limit }}': String(limit), '{{ value_length }}': String(length) },
      }),
    ];
  };

// The HTML standard's pattern, with at least one dot in the domain.
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** An e-mail address, when anything was entered. */
export const emailFormat =
  (detail = 'Dieser Wert ist keine gültige E-Mail-Adresse.'): Check =>
  (value, pointer) => {
    const text = fieldText(value);
    if (text === null || email.test(text)) return [];
    return [
      violation({
        code: 'VIOLATION::INVALID_FORMAT_ERROR',
        detail,
        pointer,
        parameters: { '{{ value }}': printed(text) },
      }),
    ];
  };

/** One of the choices, when anything was entered. */
export const oneOf =
  (choices: readonly string[]): Check =>
  (value, pointer) => {
    const text = fieldText(value);
    if (text === null || choices.includes(text)) return [];
    return [
      violation({
        code: 'VIOLATION::NO_SUCH_CHOICE_ERROR',
        detail: 'Sie haben einen ungültigen Wert ausgewählt.',
        pointer,
        parameters: {
          '{{ value }}': printed(text),
          '{{ choices }}': choices.map((choice) => `"${choice}"`).join(', '),
        },
      }),
    ];
  };

/** The same as in its confirmation field; the reference sends this one without a code. */
export const equalTo =
  (other: JsonValue | undefined): Check =>
  (value, pointer) =>
    fieldText(value) === fieldText(other)
      ? []
      : [violation({ code: null, detail: `This value should be equal to ${fieldText(other) ?? ''}.`, pointer })];

/** What mail programs turn into a link; "Joh.Seb." and "St.Pierre" are names. */
const webAddress =
  /:\/\/|\bwww\.|\.(?:com|net|org|info|biz|io|ru|cn|de|at|ch|pl|uk|eu|fr|shop|store|online|site|top|xyz|click|link|app)\b/i;

/** A web address has no place in a name: mails to addresses strangers typed would carry it. */
export const noWebAddress: Check = (value, pointer) =>
  webAddress.test(fieldText(value) ?? '')
    ? [
        violation({
          code: 'VIOLATION::REGEX_FAILED_ERROR',
          detail: 'Dieser Wert ist nicht gültig.',
          pointer,
          parameters: { '{{ value }}': printed(value) },
        }),
      ]
    : [];

/** The way the reference prints a value in `meta.parameters`. */
function printed(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'string') return `"${value}"`;
  return typeof value === 'object' ? (Array.isArray(value) ? 'array' : 'object') : String(value);
}
