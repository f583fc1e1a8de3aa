import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is wrong with a field, found here or by the shop. `limit` is in characters. */
export type Violation =
  | { readonly kind: 'blank' | 'email' | 'webAddress' | 'refused' }
  | { readonly kind: 'tooLong'; readonly limit: number };

/** Says what is wrong and how to put it right. */
export function violationText(i18n: I18n, violation: Violation): string {
  switch (violation.kind) {
    case 'blank':
      return i18n._(msg`Bitte füllen Sie dieses Feld aus.`);
    case 'email':
      return i18n._(msg`Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.`);
    case 'webAddress':
      return i18n._(msg`Bitte schreiben Sie hier keine Internetadresse hinein.`);
    case 'tooLong': {
      const { limit } = violation;
      return i18n._(msg`Das ist zu lang. Möglich sind höchstens ${limit} Zeichen.`);
    }
    case 'refused':
      return i18n._(msg`Diese Eingabe nimmt der Shop nicht an. Bitte prüfen Sie sie.`);
  }
}
