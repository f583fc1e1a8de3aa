import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FormSlot } from '#features/catalogue/content-elements.tsx';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import styles from './form-element.module.css';
import { useEnvironment } from './environment.ts';

/** A form of a content page: contact and newsletter in their place, of the others the way to their page. Kinds without a page are left out. */
export function FormElement({ slot: { id, config, data } }: { slot: FormSlot }): ReactElement | null {
  const { t } = useLingui();
  const { formPlace } = useEnvironment();
  if (config.type === 'contact' && data !== null && data.length > 0) {
    return (
      <Section heading={config.title}>
        <noscript>{t`Zum Senden braucht das Formular JavaScript: Ihr Browser prüft und verschickt damit Ihre Angaben.`}</noscript>
        <div className={styles['form']}>
          <LatePart
            load={loadForm}
            areas={['information']}
            props={{ salutations: data, place: { ...formPlace, slotId: id } }}
          />
        </div>
      </Section>
    );
  }
  if (config.type === 'newsletter') {
    const place = { ...formPlace, slotId: id };
    return (
      <Section heading={config.title}>
        <noscript>{t`Zum Senden braucht das Formular JavaScript: Ihr Browser prüft und verschickt damit Ihre Angaben.`}</noscript>
        <div className={styles['form']} data-kind="newsletter">
          <LatePart
            load={loadNewsletter}
            areas={['account']}
            props={{ place, answer: config.confirmationText ?? '' }}
          />
        </div>
      </Section>
    );
  }
  const pages: Record<string, { to: string; label: string }> = {
    contact: { to: '/contact', label: t`Zum Kontaktformular` },
    revocationRequest: { to: '/vertrag-widerrufen', label: t`Vertrag widerrufen` },
  };
  const page = pages[config.type ?? ''];
  if (page === undefined) return null;
  return (
    <Section heading={config.title}>
      <ButtonLink to={page.to}>{page.label}</ButtonLink>
    </Section>
  );
}

const loadForm = async () => (await import('./content-form.tsx')).ContentForm;

const loadNewsletter = async () => (await import('./content-newsletter.tsx')).ContentNewsletter;
