import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import { PageLink } from '#ui/navigation/page-link.tsx';
import { Logo } from '#ui/ornaments/logo.tsx';
import { PageFrame, useFrame } from './page-frame.tsx';
import { SiteFooter } from './site-footer.tsx';
import styles from './checkout-layout.module.css';

/** Cart and checkout: no menu that leads away from the order, the same footer as everywhere. */
export function CheckoutLayout(): ReactElement {
  const { t } = useLingui();
  const { configuration } = useShell();
  const header = (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <PageLink to="/" className={styles['brand']} aria-label={configuration.brand.name + ', ' + t`Startseite`}>
          <Logo name={configuration.brand.name} />
        </PageLink>
        <PageLink to="/" className={styles['back']}>{t`Weiter einkaufen`}</PageLink>
      </div>
    </header>
  );
  return (
    <PageFrame header={header} footer={<SiteFooter frame={useFrame()} />}>
      <div className={styles['content']}>
        <Outlet />
      </div>
    </PageFrame>
  );
}
