import { useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { NativeTextArea } from '#ui/fields/native-text-area.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { QuantityStepper } from '#ui/fields/quantity-stepper.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Cluster } from '#ui/layout/cluster.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { SampleSection } from './sample-section.tsx';

export function FieldSamples(): ReactElement {
  const { t } = useLingui();
  const [count, setCount] = useState(4);
  const steps = { decreaseLabel: t`Weniger`, increaseLabel: t`Mehr`, value: count, onValueChange: setCount, min: 1 };
  return (
    <SampleSection heading={t`Felder`}>
      <Stack gap={5}>
        <TextField label={t`Titel`} labelNote={t`freiwillig`} hint={t`Wie er auf dem Umschlag steht.`} />
        <TextField label={t`E-Mail`} defaultValue="clara" error={t`Das ist keine E-Mail-Adresse.`} />
        <TextField label={t`Nummer`} defaultValue="NF-1011" disabled />
        <PasswordField
          label={t`Passwort`}
          autoComplete="new-password"
          showLabel={t`Passwort zeigen`}
          hideLabel={t`Passwort verbergen`}
        />
        <SelectField label={t`Papier`}>
          <option>{t`Elfenbein`}</option>
          <option>{t`Weiß`}</option>
        </SelectField>
        <SelectField label={t`Papier`} disabled>
          <option>{t`Weiß`}</option>
        </SelectField>
        <TextArea
          label={t`Nachricht`}
          hint={t`Wächst mit dem, was darin steht.`}
          rows={3}
          defaultValue={t`Guten Tag,\n\nfür unseren Chor brauchen wir vierzig Hefte.\nGehen sie bis Freitag auf den Weg?\n\nViele Grüße`}
        />
        <TextArea label={t`Nachricht`} rows={3} error={t`Bitte schreiben Sie uns etwas.`} />
        <TextArea label={t`Nachricht`} rows={3} disabled />
        <NativeTextArea label={t`Nachricht`} labelNote={t`freiwillig`} rows={3} />
        <NumberField label={t`Exemplare`} {...steps} />
        <NumberField label={t`Exemplare`} error={t`So viele sind nicht da.`} {...steps} />
        <Cluster gap={3}>
          <QuantityStepper label={t`Menge`} {...steps} />
          <QuantityStepper label={t`Menge`} {...steps} disabled />
        </Cluster>
      </Stack>
    </SampleSection>
  );
}
