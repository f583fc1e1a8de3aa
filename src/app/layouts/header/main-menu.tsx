import { useRef, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import type { NavigationItem } from '#store-api/catalogue/navigation.ts';
import { buttonClass } from '#ui/actions/button-look.ts';
import { CloseIcon } from '#ui/icons/frame-icons.tsx';
import { PageLink } from '#ui/navigation/page-link.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import type { Frame } from '../load-frame.ts';
import { NavigationLink } from '../navigation-link.tsx';
import { ThemeSwitch } from '../theme-switch.tsx';
import { closeWhenLeft } from './close-when-left.ts';
import { ClosedByVisit } from './closed-by-visit.tsx';
import { MenuBranch } from './menu-branch.tsx';
import styles from './main-menu.module.css';

export const menuId = 'site-menu';
export const settingsId = 'site-settings';

/** The shop's menu with its second level: a row of the header, or a drawer where there is no room for one. */
export function MainMenu({ frame }: { frame: Frame }): ReactElement {
  const { t } = useLingui();
  const { main, service } = frame;
  const ownEntry = main.some(leadsToConfigurator);
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div id={menuId} ref={menu} popover="auto" className={styles['menu']} onBlur={closeWhenLeft}>
      <ClosedByVisit popover={menu} />
      <div className={styles['head']}>
        <span>{t`Menü`}</span>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          className={buttonClass({ variant: 'quiet', shape: 'icon' })}
          aria-label={t`Menü schließen`}
        >
          <CloseIcon />
        </button>
      </div>
      <nav aria-label={t`Hauptmenü`}>
        <ul className={styles['items']}>
          {!ownEntry && (
            <li>
              <PageLink to={configuratorPath}>{t`Noten drucken`}</PageLink>
            </li>
          )}
          {main.map((item) => (
            <MenuBranch key={item.id} item={item} />
          ))}
        </ul>
      </nav>
      <div id={settingsId} popover="auto" className={styles['extras']} onBlur={closeWhenLeft}>
        <Help service={service} />
        <LanguageSwitch label={t`Sprache wählen`} />
        <ThemeSwitch />
      </div>
    </div>
  );
}

/** Help at a place of its own (WCAG 3.2.6): what the shop's service menu has, the mail address, and one's own files. */
function Help({ service }: Pick<Frame, 'service'>): ReactElement {
  const { t } = useLingui();
  const { email } = useShell().configuration.brand;
  const own = [
    ['/account', t`Ihr Konto`],
    ['/download', t`Meine Dateien`],
  ] as const;
  return (
    <nav aria-label={t`Hilfe`}>
      <ul className={styles['help']}>
        {service.map((item) => (
          <li key={item.id}>
            <NavigationLink item={item} />
          </li>
        ))}
        {own.map(([to, name]) => (
          <li key={to}>
            <PageLink to={to}>{name}</PageLink>
          </li>
        ))}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}

const configuratorPath = '/sheet-configuration-v3';

/** A shop's menu may bring its own entry for the print service, under its own name. */
function leadsToConfigurator({ externalLink, internalLink }: NavigationItem): boolean {
  return externalLink === configuratorPath || internalLink === configuratorPath;
}
