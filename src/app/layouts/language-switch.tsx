import type { ReactElement } from 'react';
import { localeNames, offeredLocales } from '#platform/configuration/locales.ts';
import { useAlternates } from '#platform/navigation/alternates.ts';
import { useShell } from '#platform/session/shell.ts';
import styles from './language-switch.module.css';

/**
 * Links to this page in the shop's other languages: a new document each, so that nothing of the old language remains.
 * @param label tells it from the one elsewhere on the page
 */
export function LanguageSwitch({ label }: { label: string }): ReactElement | null {
  const { locale, languageIds } = useShell();
  const addresses = useAlternates();
  const offered = offeredLocales(languageIds);
  if (offered.length === 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles['list']}>
        {offered.map((other) => (
          <li key={other}>
            <a
              href={addresses[other]}
              hrefLang={other}
              lang={other}
              aria-current={other === locale ? 'true' : undefined}
            >
              {localeNames[other]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
