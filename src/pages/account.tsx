import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { AddressBook } from '#features/addresses/address-book.tsx';
import { NewsletterSetting } from '#features/newsletter/newsletter-setting.tsx';
import { LatePart } from '#platform/i18n/late-part.tsx';
import type { User } from '#platform/session/session-atoms.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/layout/section.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { AccountPage } from './account/account-page.tsx';

export function Component(): ReactElement {
  const { t } = useLingui();
  return (
    <AccountPage title={t`Ihr Konto`} intro={t`Alles, was wir für Ihre Bestellungen über Sie wissen.`}>
      {(customer) => <Overview customer={customer} />}
    </AccountPage>
  );
}

function Overview({ customer }: { customer: User }): ReactElement {
  const { t } = useLingui();
  const { firstName, lastName, email, customerNumber, company } = customer;
  const facts = [
    { label: t`Name`, value: `${firstName} ${lastName}` },
    ...(company ? [{ label: t`Firma, Verein oder Schule`, value: company }] : []),
    { label: t`E-Mail`, value: email },
    { label: t`Kundennummer`, value: customerNumber },
  ];
  return (
    <>
      <Section
        heading={t`Ihre letzten Bestellungen`}
        action={<TextLink to="/account/order">{t`Alle Bestellungen`}</TextLink>}
      >
        <LatePart areas={['orders']} load={loadOrders} props={{}} fallback={<Skeleton blockSize="12rem" />} />
      </Section>
      <Section heading={t`Ihre Daten`} action={<TextLink to="/account/profile">{t`Ändern`}</TextLink>}>
        <DefinitionList items={facts} />
      </Section>
      <Section heading={t`Ihre Adressen`}>
        <AddressBook customer={customer} />
      </Section>
      <Section heading={t`Newsletter`}>
        <NewsletterSetting email={email} />
      </Section>
    </>
  );
}

const loadOrders = async () => (await import('#features/orders/latest-orders.tsx')).LatestOrders;
