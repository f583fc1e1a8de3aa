import type { I18n } from '@lingui/core';
import * as z from 'zod/mini';
import { minLength, required } from './field-checks.ts';

/** Shopware's default; a shop that wants more says so at the field. */
export const leastPassword = 8;

/** A password somebody thinks of. */
export const newPassword = (i18n: I18n) => z.string().check(required(i18n), minLength(i18n, leastPassword));
