import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Country } from '#store-api/schemas/country.ts';
import { postalCodeDigits } from './postal-code.ts';
import { maxTextLength, type ValidationProblem } from './validation-problem.ts';

/** What is wrong and how to put it right (specification §5); postal codes are explained for the chosen country. */
export function validationText(problem: ValidationProblem, country?: Country): MessageDescriptor {
  const max = maxTextLength;
  switch (problem) {
    case 'required':
      return msg`Bitte füllen Sie dieses Feld aus.`;
    case 'email':
      return msg`Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.`;
    case 'too-long':
      return msg`Höchstens ${max} Zeichen sind möglich.`;
    case 'zipcode':
      return zipcodeText(country);
    case 'choice':
      return msg`Bitte wählen Sie einen Eintrag aus der Liste.`;
    case 'in-use':
      return msg`Zu dieser E-Mail-Adresse gibt es schon ein Kundenkonto.`;
    case 'refused':
      return msg`Diese Angabe nimmt der Shop nicht an. Bitte prüfen Sie sie.`;
  }
}

function zipcodeText(country: Country | undefined): MessageDescriptor {
  if (!country) return msg`Bitte prüfen Sie die Postleitzahl.`;
  const { name } = country;
  const digits = postalCodeDigits(country);
  return digits === undefined
    ? msg`Diese Postleitzahl passt nicht zu ${name}. Bitte prüfen Sie sie.`
    : msg`Postleitzahlen in ${name} haben ${digits} Ziffern.`;
}
