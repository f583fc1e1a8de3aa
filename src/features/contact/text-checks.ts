import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { violationText } from './violation-text.ts';

/** Longest e-mail address the shop takes. */
const longestEmail = 254;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Checks of form fields with their messages in the reader's language. Texts are trimmed. */
export function createTextChecks(i18n: I18n) {
  const optional = (limit: number) =>
    z.string().check(z.trim(), z.maxLength(limit, violationText(i18n, { kind: 'tooLong', limit })));
  const blank = violationText(i18n, { kind: 'blank' });
  return {
    optional,
    required: (limit: number) => optional(limit).check(z.minLength(1, blank)),
    email: optional(longestEmail).check(
      z.minLength(1, { error: blank, abort: true }),
      z.regex(emailPattern, violationText(i18n, { kind: 'email' })),
    ),
    chosen: z.string().check(z.minLength(1, i18n._(msg`Bitte wählen Sie etwas aus.`))),
  };
}
