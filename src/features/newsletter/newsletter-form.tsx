import type { ReactElement } from 'react';
import type { I18n } from '@lingui/core';
import { useSetAtom } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import type { CmsFormPlace } from '#store-api/account/contact.ts';
import { requiredEmail } from '#platform/forms/text-fields.ts';
import { useSentForm } from '#platform/forms/use-sent-form.tsx';
import { Button } from '#ui/actions/button.tsx';
import { FormFrame } from '#ui/fields/form-frame.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { useWaitingForm, waitsForShop, type WaitingFormState } from '#platform/intents/use-waiting-form.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { waitingNewsletter } from './later/waiting-newsletter.ts';
import { subscribeAtom, unsubscribeAtom } from './newsletter-atoms.ts';

interface NewsletterFormProps {
  kind: 'subscribe' | 'unsubscribe';
  /** Known of a customer who is logged in. */
  email?: string;
  /** The content page it stands in. */
  place?: CmsFormPlace;
  onDone: (email: string) => void;
}

/** Subscribes an e-mail address, or takes it off the list; what the shop cannot take just now waits above the form. */
export function NewsletterForm(props: NewsletterFormProps): ReactElement {
  const { key, values, waiting, sendOrKeep } = useWaitingForm(waitingNewsletter(props.kind, props.place));
  return (
    <Stack gap={5}>
      {waiting}
      <AddressForm key={key} {...props} email={values?.email ?? props.email ?? ''} sendOrKeep={sendOrKeep} />
    </Stack>
  );
}

type AddressFormProps = NewsletterFormProps & Pick<WaitingFormState<{ email: string }>, 'sendOrKeep'>;

function AddressForm({ kind, email = '', place, onDone, sendOrKeep }: AddressFormProps): ReactElement {
  const { t } = useLingui();
  const subscribe = useSetAtom(subscribeAtom);
  const unsubscribe = useSetAtom(unsubscribeAtom);
  const isLeaving = kind === 'unsubscribe';
  const { form, field, problems, isSubmitting, onSubmit } = useSentForm({
    // Several may stand on one page.
    id: `newsletter-${kind}${place?.slotId ?? ''}`,
    schema: newsletterSchema,
    defaults: { email },
    labels: { email: t`E-Mail` },
    send: (values) =>
      sendOrKeep(values, () =>
        isLeaving ? unsubscribe(values.email) : subscribe({ email: values.email, origin: location.origin, place }),
      ),
    onSent: (answer) => answer !== waitsForShop && onDone(form.getValues('email')),
  });
  return (
    <FormFrame onSubmit={onSubmit}>
      {problems}
      <TextField type="email" autoComplete="email" inputMode="email" {...field('email')} />
      {!isLeaving && (
        <p>
          <small>
            <Trans>
              Wir schicken Ihnen zuerst eine E-Mail mit einem Link zum Bestätigen. Abbestellen können Sie jederzeit.
              Mehr dazu steht unter <TextLink to="/datenschutz">Datenschutz</TextLink>.
            </Trans>
          </small>
        </p>
      )}
      <Button type="submit" variant={isLeaving ? 'secondary' : 'primary'} busy={isSubmitting}>
        {isLeaving ? t`Newsletter abbestellen` : t`Newsletter abonnieren`}
      </Button>
    </FormFrame>
  );
}

const newsletterSchema = (i18n: I18n) => z.object({ email: requiredEmail(i18n) });
