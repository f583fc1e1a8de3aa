import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Country } from '#store-api/schemas/country.ts';
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx';

interface VatIdFieldProps extends Omit<TextFieldProps, 'label' | 'labelNote' | 'hint'> {
  /** Decides whether companies may go without. */
  country: Country | undefined;
}

/** For companies; stands on their invoice. */
export function VatIdField({ country, ...control }: VatIdFieldProps): ReactElement {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Umsatzsteuer-Identifikationsnummer`}
      {...(country?.vatIdRequired !== true && { labelNote: t`freiwillig` })}
      hint={t`Mit Ländercode und ohne Leerzeichen, zum Beispiel DE123456789. Sie steht auf der Rechnung.`}
      autoComplete="off"
      spellCheck={false}
      {...control}
    />
  );
}
