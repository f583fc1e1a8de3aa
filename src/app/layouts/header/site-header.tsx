import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { CartLink } from '#features/cart/cart-link.tsx';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { useShell } from '#platform/session/shell.ts';
import { buttonClass } from '#ui/actions/button-look.ts';
import { LanguagesIcon, MenuIcon } from '#ui/icons/frame-icons.tsx';
import { PageLink } from '#ui/navigation/page-link.tsx';
import { Logo } from '#ui/ornaments/logo.tsx';
import type { Frame } from '../load-frame.ts';
import { AccountEntry } from './account-entry.tsx';
import { MainMenu, menuId, settingsId } from './main-menu.tsx';
import { SiteSearch } from './site-search.tsx';
import { WishlistLink } from './wishlist-link.tsx';
import styles from './site-header.module.css';

/**
 * Name of the shop, menu, search, wishlist and cart. Menu and search lie in the bar where it is wide enough; otherwise they are
 * popovers of the browser, which open without a script too. So nothing of them stands in the page twice.
 */
export function SiteHeader({ frame }: { frame: Frame }): ReactElement {
  const { t } = useLingui();
  const { configuration } = useShell();
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <PageLink to="/" className={styles['brand']} aria-label={configuration.brand.name + ', ' + t`Startseite`}>
          <Logo name={configuration.brand.name} />
        </PageLink>
        <MainMenu frame={frame} />
        <div className={styles['tools']}>
          <SiteSearch />
          <WishlistLink />
          <AccountEntry />
          <CartLink shipping={<LatePart areas={['checkout']} load={loadMiniCartShipping} props={{}} />} />
          <button
            type="button"
            popoverTarget={settingsId}
            className={buttonClass({ variant: 'quiet', shape: 'icon' }, styles['settings'])}
            aria-label={t`Sprache und Darstellung`}
            title={t`Sprache und Darstellung`}
          >
            <LanguagesIcon />
          </button>
          <button
            type="button"
            popoverTarget={menuId}
            className={buttonClass({ variant: 'quiet', shape: 'icon' }, styles['toggle'])}
            aria-label={t`Menü`}
          >
            <MenuIcon />
          </button>
        </div>
      </div>
    </header>
  );
}

const loadMiniCartShipping = async () => (await import('#features/checkout/mini-cart-shipping.tsx')).MiniCartShipping;
