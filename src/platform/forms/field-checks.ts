import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { problemText, type FieldProblem } from './field-problem.ts';

/**
 * A generic check of specification §5 for one text field, with its message in the reader's language. An empty field is
 * the concern of `required` alone: every other check lets it pass. The specification names them all; those no form needs
 * yet are held by their tests.
 */
type FieldCheck = z.core.$ZodCheck<string>;

/** More than spaces. */
export function required(i18n: I18n): FieldCheck {
  return z.refine((text: string) => text.trim() !== '', problemText(i18n, { kind: 'required' }));
}

/** An address that can be written to: what is exact enough to catch slips. The shop has the last word. */
export function email(i18n: I18n): FieldCheck {
  return matching(i18n, { kind: 'email' }, /^[^\s@]+@[^\s@]+\.[^\s@.]+$/);
}

/** At most `max` characters. */
export function maxLength(i18n: I18n, max: number): FieldCheck {
  return filled(i18n, { kind: 'maxLength', max }, (text) => text.length <= max);
}

/** At least `min` characters. */
export function minLength(i18n: I18n, min: number): FieldCheck {
  return filled(i18n, { kind: 'minLength', min }, (text) => text.length >= min);
}

/** Letters of any script, accents and umlauts included. */
export function alpha(i18n: I18n): FieldCheck {
  return matching(i18n, { kind: 'alpha' }, /^[\p{L}\p{M}]+$/u);
}

/** Letters of any script and digits. */
export function alphaNum(i18n: I18n): FieldCheck {
  return matching(i18n, { kind: 'alphaNum' }, /^[\p{L}\p{M}\p{Nd}]+$/u);
}

/** An amount: digits, perhaps with decimals after a point or a comma, without a sign. */
export function numeric(i18n: I18n): FieldCheck {
  return matching(i18n, { kind: 'numeric' }, /^\d+([.,]\d+)?$/);
}

/** A whole number, also below zero. */
export function integer(i18n: I18n): FieldCheck {
  return matching(i18n, { kind: 'integer' }, /^-?\d+$/);
}

/** A number, also below zero, perhaps with decimals after a point or a comma. */
export function decimal(i18n: I18n): FieldCheck {
  return matching(i18n, { kind: 'decimal' }, decimalPattern);
}

/** A number from `min` to `max`, both included. */
export function between(i18n: I18n, min: number, max: number): FieldCheck {
  return filled(i18n, { kind: 'between', min, max }, (text) => {
    const value = numberIn(text);
    return value >= min && value <= max;
  });
}

/** A number of at least `min`. */
export function minValue(i18n: I18n, min: number): FieldCheck {
  return filled(i18n, { kind: 'minValue', min }, (text) => numberIn(text) >= min);
}

/** IPv4 or IPv6. */
export function ipAddress(i18n: I18n): FieldCheck {
  return filled(i18n, { kind: 'ipAddress' }, accepts(z.union([z.ipv4(), z.ipv6()])));
}

/** Six pairs of hexadecimal digits with colons or hyphens between them. */
export function macAddress(i18n: I18n): FieldCheck {
  return filled(i18n, { kind: 'macAddress' }, accepts(z.union([z.mac(), z.mac({ delimiter: '-' })])));
}

/** A whole web address with its protocol, `http` or `https`. */
export function url(i18n: I18n): FieldCheck {
  return filled(i18n, { kind: 'url' }, accepts(z.httpUrl()));
}

/** What another check would refuse. */
export function not(i18n: I18n, check: FieldCheck): FieldCheck {
  const passes = accepts(z.string().check(check));
  return filled(i18n, { kind: 'not' }, (text) => !passes(text));
}

/** What at least one of the checks lets pass. */
export function or(i18n: I18n, ...checks: readonly FieldCheck[]): FieldCheck {
  const alternatives = checks.map((check) => accepts(z.string().check(check)));
  return filled(i18n, { kind: 'or' }, (text) => alternatives.some((passes) => passes(text)));
}

const decimalPattern = /^-?\d+([.,]\d+)?$/;

/** What is no number compares as false with every bound. */
function numberIn(text: string): number {
  return decimalPattern.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

function matching(i18n: I18n, problem: FieldProblem, pattern: RegExp): FieldCheck {
  return filled(i18n, problem, (text) => pattern.test(text));
}

function filled(i18n: I18n, problem: FieldProblem, passes: (text: string) => boolean): FieldCheck {
  return z.refine((text: string) => text === '' || passes(text), problemText(i18n, problem));
}

function accepts(schema: z.ZodMiniType<string>): (text: string) => boolean {
  return (text) => schema.safeParse(text).success;
}
