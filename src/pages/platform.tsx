import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { Prose } from '#ui/layout/prose.tsx';
import { Section } from '#ui/layout/section.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { DeviceFacts } from './platform/device-facts.tsx';
import { PassedMessages } from './platform/passed-messages.tsx';
import styles from './platform/platform.module.css';

/** How this site works, and how it stands on this device: what somebody is asked for who needs help with it. */
export function Component(): ReactElement {
  const { t } = useLingui();
  const intro = t`Wie diese Seite arbeitet, was sie auf Ihrem Gerät ablegt und wie es gerade um sie steht.`;
  return (
    <PageWidth>
      <PageHead title={t`Technik dieser Seite`} description={intro} canonicalPath="/platform" />
      <TrailView name={t`Technik dieser Seite`} />
      <PageHeading intro={intro}>{t`Technik dieser Seite`}</PageHeading>
      <div className={styles['sections']}>
        <Section heading={t`So arbeitet sie`}>
          <Prose>
            <p>
              {t`Diese Seite ist eine Anwendung, die in Ihrem Browser läuft. Sie lässt sich wie eine App auf dem Startbildschirm ablegen, und was Sie angesehen haben, öffnet sich auch ohne Netz.`}
            </p>
            <p>
              {t`Warenkorb, Merkliste und angefangene Druckaufträge liegen auf Ihrem Gerät. Ihre Noten werden in Teilen hochgeladen: Bricht die Verbindung ab oder schließen Sie die Seite, geht es später dort weiter.`}
            </p>
            <p>
              {t`Artikel, Preise und Bestellungen kommen aus einem Shop mit der Schnittstelle von Shopware, hochgeladene Noten liegen in einem eigenen Dateispeicher.`}
            </p>
          </Prose>
        </Section>
        <Section heading={t`Auf diesem Gerät`}>
          <DeviceFacts />
          <p className={styles['help']}>
            {t`Funktioniert etwas nicht? Schreiben Sie uns und fügen Sie diese Angaben ein.`}{' '}
            <TextLink to="/contact">{t`Zum Kontakt`}</TextLink>
          </p>
        </Section>
        <LatePart load={loadTaken} props={{}} areas={['offline']} />
        <Section heading={t`Meldungen dieses Besuchs`}>
          <PassedMessages />
        </Section>
      </div>
    </PageWidth>
  );
}

const loadTaken = async () => (await import('#features/taken/taken-list.tsx')).TakenList;
