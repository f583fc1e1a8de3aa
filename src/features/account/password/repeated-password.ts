import { msg } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import { sameAs } from '#platform/forms/form-checks.ts';

/** A new password and its repetition. */
interface Repeated {
  newPassword: string;
  newPasswordConfirm: string;
}

/** A new password is typed twice. */
export function repeatedPassword<Values extends Repeated>(i18n: I18n) {
  return sameAs<keyof Repeated, Values>(i18n, {
    field: 'newPasswordConfirm',
    other: 'newPassword',
    otherName: i18n._(msg`Neues Passwort`),
  });
}
