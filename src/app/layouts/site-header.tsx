import type { KeyboardEvent, ReactElement } from 'react';
import { Form, Link, useLocation, useSearchParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { CartLink } from '#features/cart/cart-link.tsx';
import type { NavigationItem } from '#store-api/catalogue/navigation.ts';
import { useShell } from '#platform/session/shell.ts';
import { MenuIcon, SearchIcon } from '#ui/icons/action-icons.tsx';
import { IconLink } from '#ui/actions/icon-link.tsx';
import { HeartIcon } from '#ui/icons/shop-icons.tsx';
import { Logo } from '#ui/ornaments/logo.tsx';
import type { Frame } from './load-frame.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './site-header.module.css';

/** Name of the shop, menu, search and cart. On narrow screens the menu unfolds under the bar. */
export function SiteHeader({ frame }: { frame: Frame }): ReactElement {
  const { t } = useLingui();
  const { configuration } = useShell();
  const { key } = useLocation();
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <Link to="/" className={styles['brand']} aria-label={configuration.brand.name + ', ' + t`Startseite`}>
          <Logo name={configuration.brand.name} />
        </Link>
        <nav className={styles['wide']} aria-label={t`Hauptmenü`}>
          <MenuItems items={frame.main} />
        </nav>
        <div className={styles['tools']}>
          <SearchForm />
          <IconLink to="/wishlist" label={t`Merkliste`} icon={<HeartIcon />} />
          <CartLink />
          <details key={key} className={styles['menu']}>
            <summary aria-label={t`Menü`} onKeyDown={closeOnEscape}>
              <MenuIcon />
            </summary>
            <div className={styles['sheet']}>
              <SearchForm />
              <nav aria-label={t`Menü`}>
                <MenuItems items={frame.main} />
              </nav>
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
          </details>
        </div>
      </div>
    </header>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Escape') currentTarget.closest('details')?.removeAttribute('open');
}

const configuratorPath = '/sheet-configuration-v3';

/** A shop's menu may bring its own entry for the print service, under its own name. */
function leadsToConfigurator({ externalLink, internalLink }: NavigationItem): boolean {
  return externalLink === configuratorPath || internalLink === configuratorPath;
}

function MenuItems({ items }: { items: Frame['main'] }): ReactElement {
  const { t } = useLingui();
  return (
    <ul className={styles['items']}>
      {!items.some(leadsToConfigurator) && (
        <li>
          <Link to={configuratorPath}>{t`Noten drucken`}</Link>
        </li>
      )}
      {items.map((item) => (
        <li key={item.id}>
          <NavigationLink item={item} />
        </li>
      ))}
    </ul>
  );
}

/** A plain form to /search, so that it also works before the scripts have arrived. */
function SearchForm(): ReactElement {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  return (
    <Form action="/search" role="search" className={styles['search']}>
      <input
        type="search"
        name="search"
        aria-label={t`Im Shop suchen`}
        placeholder={t`Suchen`}
        defaultValue={parameters.get('search') ?? ''}
        required
      />
      <button type="submit" aria-label={t`Suche starten`}>
        <SearchIcon />
      </button>
    </Form>
  );
}
