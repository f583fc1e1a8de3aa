import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CmsSlotOf } from '#store-api/cms/cms-slot.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Section } from '#ui/layout/section.tsx';

/** Forms have pages of their own here; content leads to them. Kinds without a page are left out. */
export function FormElement({ slot }: { slot: CmsSlotOf<'form'> }): ReactElement | null {
  const { t } = useLingui();
  const pages: Record<string, { to: string; label: string }> = {
    contact: { to: '/contact', label: t`Zum Kontaktformular` },
    newsletter: { to: '/newsletter-subscribe', label: t`Zur Newsletter-Anmeldung` },
    revocationRequest: { to: '/vertrag-widerrufen', label: t`Vertrag widerrufen` },
  };
  const page = pages[slot.config.type ?? ''];
  if (page === undefined) return null;
  return (
    <Section heading={slot.config.title}>
      <ButtonLink to={page.to}>{page.label}</ButtonLink>
    </Section>
  );
}
