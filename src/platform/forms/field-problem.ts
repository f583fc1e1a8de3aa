import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Kinds whose text is always the same. */
const plainTexts = {
  required: msg`Bitte füllen Sie dieses Feld aus.`,
  email: msg`Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.`,
  alpha: msg`Hier sind nur Buchstaben möglich.`,
  alphaNum: msg`Hier sind nur Buchstaben und Ziffern möglich.`,
  numeric: msg`Bitte geben Sie eine Zahl ohne Vorzeichen ein.`,
  integer: msg`Bitte geben Sie eine ganze Zahl ein.`,
  decimal: msg`Bitte geben Sie eine Zahl ein, zum Beispiel 2,5.`,
  ipAddress: msg`Bitte geben Sie eine gültige IP-Adresse ein.`,
  macAddress: msg`Bitte geben Sie eine gültige MAC-Adresse ein, zum Beispiel 00:1A:2B:3C:4D:5E.`,
  url: msg`Bitte geben Sie eine vollständige Internetadresse ein, zum Beispiel https://beispiel.de.`,
  not: msg`Diese Eingabe ist hier nicht möglich.`,
  or: msg`Diese Eingabe hat keine der möglichen Formen.`,
  webAddress: msg`Bitte schreiben Sie hier keine Internetadresse hinein.`,
  choice: msg`Bitte wählen Sie einen Eintrag aus der Liste.`,
  vatId: msg`Diese Umsatzsteuer-Identifikationsnummer passt nicht zum Land. Bitte prüfen Sie Ländercode und Ziffern.`,
  inUse: msg`Zu dieser E-Mail-Adresse gibt es schon ein Kundenkonto.`,
  wrongPassword: msg`Das Passwort stimmt nicht.`,
  refused: msg`Diese Angabe nimmt der Shop nicht an. Bitte prüfen Sie sie.`,
} satisfies Record<string, MessageDescriptor>;

/** What is wrong with a field, found by a check here or told by the shop. Kinds are named as in specification §5. */
export type FieldProblem =
  | PlainProblem
  | { readonly kind: 'between'; readonly min: number; readonly max: number }
  | { readonly kind: 'minValue'; readonly min: number }
  /** In characters. */
  | { readonly kind: 'minLength'; readonly min: number }
  /** In characters. */
  | { readonly kind: 'maxLength'; readonly max: number }
  | { readonly kind: 'sameAs'; readonly otherName: string }
  | { readonly kind: 'zipcode'; readonly country?: PostalCountry | undefined }
  /** In a form's own words. */
  | { readonly kind: 'own'; readonly text: MessageDescriptor };

interface PlainProblem {
  readonly kind: keyof typeof plainTexts;
}

interface PostalCountry {
  readonly name: string;
  /** How many digits its postal codes have, where they are digits only. */
  readonly digits?: number | undefined;
}

/** Says in the reader's language what is wrong; English as in specification §5. The one wording of all forms. */
export function problemText(i18n: I18n, problem: FieldProblem): string {
  return i18n._(describe(problem));
}

function describe(problem: FieldProblem): MessageDescriptor {
  if (isPlain(problem)) return plainTexts[problem.kind];
  switch (problem.kind) {
    case 'between': {
      const { min, max } = problem;
      return msg`Der Wert muss zwischen ${min} und ${max} liegen.`;
    }
    case 'minValue': {
      const { min } = problem;
      return msg`Der kleinste mögliche Wert ist ${min}.`;
    }
    case 'minLength': {
      const { min } = problem;
      return msg`Mindestens ${min} Zeichen sind nötig.`;
    }
    case 'maxLength': {
      const { max } = problem;
      return msg`Höchstens ${max} Zeichen sind möglich.`;
    }
    case 'sameAs': {
      const { otherName } = problem;
      return msg`Die Eingabe muss mit der im Feld „${otherName}“ übereinstimmen.`;
    }
    case 'own':
      return problem.text;
    case 'zipcode':
      return postalCodeText(problem.country);
  }
}

const isPlain = (problem: FieldProblem): problem is PlainProblem => Object.hasOwn(plainTexts, problem.kind);

function postalCodeText(country: PostalCountry | undefined): MessageDescriptor {
  if (!country) return msg`Bitte prüfen Sie die Postleitzahl.`;
  const { name, digits } = country;
  return digits === undefined
    ? msg`Diese Postleitzahl passt nicht zu ${name}. Bitte prüfen Sie sie.`
    : msg`Postleitzahlen in ${name} haben ${digits} Ziffern.`;
}
