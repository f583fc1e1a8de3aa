import type { ComponentType, ReactElement, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import type { SessionContext } from '#store-api/context.ts';
import { Button } from '#ui/actions/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CheckoutSection, focusSection, type CheckoutSectionId } from '../checkout-section.tsx';
import type { AddressChoiceProps } from './address-choice.tsx';
import { contactFormBlockSize } from './contact-form-size.ts';
import type { ContactEditorProps } from './contact-editor.tsx';
import { ContactSummary } from './contact-summary.tsx';
import { ReloadNotice } from '../reload-notice.tsx';

interface ContactSectionProps {
  session: SessionContext;
  /** Where it goes on. */
  next: CheckoutSectionId;
  /** For those who have an account. */
  logInOffer: ReactNode;
}

/** Drawn only once it is known who orders; fetched meanwhile. */
export const loadContactEditor = (): Promise<ComponentType<ContactEditorProps>> =>
  import('./contact-editor.tsx').then(
    ({ ContactEditor }) => ContactEditor,
    () => ReloadNotice,
  );

const loadAddressChoice = (): Promise<ComponentType<AddressChoiceProps>> =>
  import('./address-choice.tsx').then(
    ({ AddressChoice }) => AddressChoice,
    () => ReloadNotice,
  );

/** Who orders and where it goes. Once saved it folds to a summary; correcting it is a step back in the browser's history. */
export function ContactSection({ session, next, logInOffer }: ContactSectionProps): ReactElement {
  const { t } = useLingui();
  const [parameters, setParameters] = useSearchParams();
  const { customer } = session;
  const isMember = customer !== null && !customer.guest;
  const editing = customer === null || parameters.get('edit') === 'contact';
  const edit = (
    <Button
      variant="quiet"
      size="small"
      onClick={() => setParameters({ edit: 'contact' }, { preventScrollReset: true })}
      aria-label={t`Ändern: Kontakt und Adresse`}
    >
      {t`Ändern`}
    </Button>
  );
  const close = (): void => setParameters({}, { replace: true, preventScrollReset: true });
  const goOn = (): void => {
    close();
    focusSection(next);
  };
  return (
    <CheckoutSection
      id="contact"
      number={1}
      heading={t`Kontakt und Adresse`}
      state={editing ? 'open' : 'done'}
      action={!editing && edit}
    >
      {customer && !editing && <ContactSummary customer={customer} />}
      {editing && isMember && (
        <LatePart
          load={loadAddressChoice}
          props={{ customer, isShipped: next === 'shipping', onDone: goOn }}
          areas={['account']}
        />
      )}
      {editing && !isMember && (
        <>
          {logInOffer}
          <LatePart
            load={loadContactEditor}
            props={{ session, isShipped: next === 'shipping', onDone: goOn, onCancel: customer ? close : undefined }}
            areas={['account']}
            fallback={<Skeleton blockSize={contactFormBlockSize} />}
          />
        </>
      )}
    </CheckoutSection>
  );
}
