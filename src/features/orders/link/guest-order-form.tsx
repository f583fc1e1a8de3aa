import type { ReactElement, ReactNode } from 'react';
import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { requiredEmail, requiredText } from '#platform/forms/text-fields.ts';
import { useSentForm } from '#platform/forms/use-sent-form.tsx';
import { hasCode } from '#store-api/store-api-error.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormFrame } from '#ui/fields/form-frame.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';

/** The shop's column for postal codes, in characters. */
const maxZipcodeLength = 50;

interface GuestOrderFormProps {
  /** @throws {StoreApiError} as `getOrderByLink` */
  open: (shown: { email: string; zipcode: string }) => Promise<unknown>;
}

/** What a guest shows besides the link: only who ordered knows both. */
export function GuestOrderForm({ open }: GuestOrderFormProps): ReactElement {
  const { t } = useLingui();
  const { field, problems, isSubmitting, onSubmit } = useSentForm({
    id: 'guest-order',
    schema: guestSchema,
    defaults: { email: '', zipcode: '' },
    labels: { email: t`E-Mail`, zipcode: t`Postleitzahl der Rechnungsadresse` },
    send: open,
    onSent: () => undefined,
    explain,
  });
  return (
    <FormFrame onSubmit={onSubmit}>
      {problems}
      <TextField type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <TextField autoComplete="billing postal-code" {...field('zipcode')} />
      <Button type="submit" variant="primary" size="large" busy={isSubmitting}>
        {t`Bestellung ansehen`}
      </Button>
    </FormFrame>
  );
}

const guestSchema = (i18n: I18n) =>
  z.object({ email: requiredEmail(i18n), zipcode: requiredText(i18n, maxZipcodeLength) });

function explain(error: unknown): ReactNode {
  if (hasCode(error, 'CHECKOUT__GUEST_WRONG_CREDENTIALS')) {
    return (
      <Trans>
        E-Mail-Adresse und Postleitzahl passen nicht zu dieser Bestellung. Bitte nehmen Sie die Adresse, an die unsere
        E-Mail kam, und die Postleitzahl der Rechnungsadresse.
      </Trans>
    );
  }
  if (hasCode(error, 'CHECKOUT__GUEST_NOT_AUTHENTICATED')) {
    return (
      <Trans>
        Zu diesem Link gibt es keine Bestellung, die wir zeigen können: Er ist unvollständig oder älter als 30 Tage.
        Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder <TextLink to="/contact">schreiben Sie uns</TextLink>.
      </Trans>
    );
  }
  return undefined;
}
