import type { ReactElement } from 'react';
import { localeNames, locales } from '#platform/configuration/locales.ts';
import { useAlternates } from '#platform/navigation/alternates.ts';
import { useShell } from '#platform/session/shell.ts';
import styles from './language-switch.module.css';

/**
 * Links to this page in the other languages: a new document each, so that nothing of the old language remains.
 * @param label tells it from the one elsewhere on the page
 */
export function LanguageSwitch({ label }: { label: string }): ReactElement {
  const { locale } = useShell();
  const addresses = useAlternates();
  return (
    <nav aria-label={label}>
      <ul className={styles['list']}>
        {locales.map((other) => (
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
