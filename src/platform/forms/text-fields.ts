import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { email, maxLength, required } from './field-checks.ts';
import { problemText } from './field-problem.ts';

/** The shop's columns for names, streets and the like, in characters. */
export const maxTextLength = 255;

/** Longest e-mail address there is, in characters (RFC 5321). */
const maxEmailLength = 254;

/** A text that may stay empty; spaces around it are not part of it. */
export function optionalText(i18n: I18n, max = maxTextLength) {
  return z.string().check(z.trim(), maxLength(i18n, max));
}

/** A text that may not stay empty. */
export function requiredText(i18n: I18n, max = maxTextLength) {
  return optionalText(i18n, max).check(required(i18n));
}

/** An e-mail address that may not stay empty. */
export function requiredEmail(i18n: I18n) {
  return requiredText(i18n, maxEmailLength).check(email(i18n));
}

/** One of the entries of a list. */
export function chosenEntry(i18n: I18n) {
  return z.string().check(z.minLength(1, problemText(i18n, { kind: 'choice' })));
}
