import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddressChoices } from '#features/addresses/use-address-choices.ts';
import type { SessionContext } from '#store-api/context.ts';
import { Button } from '#ui/actions/button.tsx';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CheckoutSection, focusSection, type CheckoutSectionId } from '../checkout-section.tsx';
import { CheckoutContactForm } from './checkout-contact-form.tsx';
import { ContactSummary } from './contact-summary.tsx';
import { contactOf, emptyContact } from './contact-values.ts';
import { ReloadNotice } from '../reload-notice.tsx';
import type { SavedContact } from './save-contact.ts';

interface ContactSectionProps {
  session: SessionContext;
  /** Where it goes on. */
  next: CheckoutSectionId;
}

/** Who orders and where it goes. Once saved it folds to a summary; correcting it is a step back in the browser's history. */
export function ContactSection({ session, next }: ContactSectionProps): ReactElement {
  const { t } = useLingui();
  const [parameters, setParameters] = useSearchParams();
  const { customer } = session;
  const editing = customer === null || parameters.get('edit') === 'contact';
  const edit = (
    <Button
      variant="quiet"
      size="small"
      onClick={() => setParameters({ edit: 'contact' }, { preventScrollReset: true })}
    >
      {t`Ändern`}
      <VisuallyHidden>{t`: Kontakt und Adresse`}</VisuallyHidden>
    </Button>
  );
  return (
    <CheckoutSection
      id="contact"
      number={1}
      heading={t`Kontakt und Adresse`}
      state={editing ? 'open' : 'done'}
      action={!editing && edit}
    >
      {customer && !editing ? (
        <ContactSummary customer={customer} />
      ) : (
        <ContactEditor
          session={session}
          next={next}
          onClose={() => setParameters({}, { replace: true, preventScrollReset: true })}
        />
      )}
    </CheckoutSection>
  );
}

function ContactEditor({ session, next, onClose }: ContactSectionProps & { onClose: () => void }): ReactElement {
  const choices = useAddressChoices();
  const [outcome, setOutcome] = useState<SavedContact>();
  const { customer, shippingCountryId } = session;
  if (choices === 'failed') return <ReloadNotice />;
  if (!choices) return <Skeleton blockSize="max(48rem, 100svh)" />;
  if (outcome === 'awaits-confirmation') {
    return (
      <Notice tone="info" role="status" title={<Trans>Bitte bestätigen Sie Ihre E-Mail-Adresse</Trans>}>
        <Trans>
          Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin, danach können Sie hier weitermachen. Ihr
          Warenkorb bleibt erhalten.
        </Trans>
      </Notice>
    );
  }
  return (
    <CheckoutContactForm
      initial={customer ? contactOf(customer, shippingCountryId) : emptyContact(shippingCountryId)}
      {...choices}
      isShipped={next === 'shipping'}
      emailFixed={customer !== null && !customer.guest}
      onSaved={(saved) => {
        if (saved === 'awaits-confirmation') return setOutcome(saved);
        onClose();
        focusSection(next);
      }}
      onCancel={customer ? onClose : undefined}
    />
  );
}
