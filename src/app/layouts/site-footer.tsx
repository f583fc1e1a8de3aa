import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { pageTaxStateAtom } from '#platform/session/session-atoms.ts';
import { useShell } from '#platform/session/shell.ts';
import { PageLink } from '#ui/navigation/page-link.tsx';
import { StaffRule } from '#ui/ornaments/staff-rule.tsx';
import { ConsentLink } from './consent-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { Frame } from './load-frame.ts';
import { NavigationLink } from './navigation-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './site-footer.module.css';

/** Menus of the shop, help at the same place on every page (WCAG 3.2.6), language and theme. */
export function SiteFooter({ frame }: { frame: Frame }): ReactElement {
  const { t } = useLingui();
  const { configuration } = useShell();
  const taxState = useAtomValue(pageTaxStateAtom);
  const { company, email } = configuration.brand;
  return (
    <footer className={styles['footer']}>
      <StaffRule />
      <div className={styles['columns']}>
        {frame.footer.map((group) => (
          <nav key={group.id} aria-label={group.name}>
            <h2>
              <NavigationLink item={group} />
            </h2>
            <ul>
              {group.children.map((item) => (
                <li key={item.id}>
                  <NavigationLink item={item} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2>{t`Hilfe`}</h2>
          <ul>
            {email && (
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
            {frame.service.map((item) => (
              <li key={item.id}>
                <NavigationLink item={item} />
              </li>
            ))}
            <li>
              <PageLink to="/download">{t`Meine Dateien`}</PageLink>
            </li>
            <li>
              <PageLink to="/platform">{t`Technik dieser Seite`}</PageLink>
            </li>
          </ul>
        </div>
        <div className={styles['settings']}>
          <LanguageSwitch label={t`Sprache`} />
          <div id="terms" />
          <ThemeSwitch />
          <ConsentLink />
        </div>
      </div>
      <p className={styles['legal']}>
        {company}.{' '}
        {taxState === 'net'
          ? t`Alle Preise zuzüglich Mehrwertsteuer und Versand.`
          : taxState === 'tax-free'
            ? t`Alle Preise ohne Mehrwertsteuer, zuzüglich Versand.`
            : t`Alle Preise inklusive Mehrwertsteuer, zuzüglich Versand.`}
      </p>
    </footer>
  );
}
