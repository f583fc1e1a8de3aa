import { useState, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddressChoices } from '#features/addresses/use-address-choices.ts';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import type { SessionContext } from '#store-api/context.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ReloadNotice } from '../reload-notice.tsx';
import { contactFormBlockSize } from './contact-form-size.ts';
import { CheckoutContactForm } from './checkout-contact-form.tsx';
import { contactOf, emptyContact } from './contact-values.ts';
import type { SavedContact } from './save-contact.ts';

export interface ContactEditorProps {
  session: SessionContext;
  /** Downloads are not shipped. */
  isShipped: boolean;
  onDone: () => void;
  /** Present when there is something to go back to. */
  onCancel: (() => void) | undefined;
}

/** The form of somebody who orders without an account. */
export function ContactEditor({ session, isShipped, onDone, onCancel }: ContactEditorProps): ReactElement {
  const choices = useAddressChoices();
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  const [waiting, setWaiting] = useState<'guest' | 'guest and account'>();
  const goOn = (saved: SavedContact): void => {
    if (saved === 'awaits-confirmation') return setWaiting('guest');
    if (saved === 'both-await-confirmation') return setWaiting('guest and account');
    if (saved === 'account-awaits-confirmation') {
      const message = t`Ihr Kundenkonto steht Ihnen offen, sobald Sie den Link in unserer E-Mail geöffnet haben. Diese Bestellung geht ohne Konto weiter; alles dazu erhalten Sie per E-Mail.`;
      // The form is gone with the contact saved.
      notify({ type: 'info', message, persistent: true });
    }
    onDone();
  };
  const { customer, shippingCountryId } = session;
  if (choices === 'failed') return <ReloadNotice />;
  if (!choices) return <Skeleton blockSize={contactFormBlockSize} />;
  if (waiting) {
    return (
      <Notice tone="info" role="status" title={<Trans>Bitte bestätigen Sie Ihre E-Mail-Adresse</Trans>}>
        {waiting === 'guest' ? (
          <Trans>
            Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin, danach können Sie hier weitermachen. Ihr
            Warenkorb bleibt erhalten.
          </Trans>
        ) : (
          <Trans>
            Wir haben Ihnen zwei E-Mails geschickt: eine für Ihr Kundenkonto und eine für eine Bestellung ohne Konto.
            Öffnen Sie den Link in einer davon, danach können Sie hier weitermachen. Ihr Warenkorb bleibt erhalten.
          </Trans>
        )}
      </Notice>
    );
  }
  return (
    <CheckoutContactForm
      initial={customer ? contactOf(customer, shippingCountryId) : emptyContact(shippingCountryId)}
      {...choices}
      isShipped={isShipped}
      onSaved={goOn}
      onCancel={onCancel}
    />
  );
}
