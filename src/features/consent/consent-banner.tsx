import { useId, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { choosableCategories, everything, onlyNecessary } from '#platform/consent/consent.ts';
import { isConsentDueAtom } from '#platform/consent/consent-atoms.ts';
import { isConsentOpenAtom } from '#platform/consent/consent-open-atom.ts';
import { useShell } from '#platform/session/shell.ts';
import { Button } from '#ui/actions/button.tsx';
import { PageLink } from '#ui/navigation/page-link.tsx';
import { isUsed, partnersOf } from './consent-partners.ts';
import styles from './consent.module.css';
import { useCategoryWords } from './use-category-words.ts';
import { useChooseConsent } from './use-choose-consent.ts';

/**
 * Asks once, where the shop would like more than it needs. Three ways of one weight, nothing is done before one is taken, and the
 * page can be read on without an answer (LAW-19, LAW-20).
 */
export function ConsentBanner(): ReactElement | null {
  const { t } = useLingui();
  const { configuration } = useShell();
  const isDue = useAtomValue(isConsentDueAtom);
  const open = useSetAtom(isConsentOpenAtom);
  const choose = useChooseConsent();
  const words = useCategoryWords();
  const headingId = useId();
  if (!isDue) return null;
  const asked = choosableCategories.filter((category) => isUsed(category, configuration));
  const partners = choosableCategories.flatMap((category) => partnersOf(category, configuration)).length;
  const shared =
    partners === 0
      ? t`Mit anderen teilen wir dabei nichts.`
      : t`${plural(partners, { one: 'Beteiligt ist # Partner', other: 'Beteiligt sind # Partner' })}.`;
  return (
    <section className={styles['banner']} aria-labelledby={headingId}>
      <div className={styles['words']}>
        <h2 id={headingId}>{t`Ihre Einwilligung`}</h2>
        <ul>
          {asked.map((category) => (
            <li key={category}>
              <strong>{words[category].name}:</strong> {words[category].use}
            </li>
          ))}
        </ul>
        <p>
          {t`Das geschieht nur mit Ihrer Einwilligung, und Sie können sie jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite widerrufen.`}{' '}
          {shared} <PageLink to="/datenschutz">{t`Datenschutz`}</PageLink>
        </p>
      </div>
      <div className={styles['buttons']}>
        <Button variant="secondary" onClick={() => void choose(everything)}>{t`Alle akzeptieren`}</Button>
        <Button variant="secondary" onClick={() => void choose(onlyNecessary)}>{t`Alle ablehnen`}</Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => open(true)}>{t`Auswählen`}</Button>
      </div>
    </section>
  );
}
