import type { ReactElement } from 'react';
import { Form } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { SearchIcon } from '#ui/icons/frame-icons.tsx';
import { NavigationLink } from './layouts/navigation-link.tsx';
import { useFrame } from './layouts/page-frame.tsx';
import styles from './way-on.module.css';

/** For whoever has lost the way: what may be meant, by words or from the menu. The search works without scripts too. */
export function WayOn(): ReactElement {
  const { t } = useLingui();
  const { main } = useFrame();
  return (
    <>
      <Form action="/search" role="search" aria-label={t`Im Shop nach der Seite suchen`} className={styles['search']}>
        <input type="search" name="search" aria-label={t`Wonach suchen Sie?`} required />
        <Button type="submit">
          <SearchIcon /> {t`Suchen`}
        </Button>
      </Form>
      {main.length > 0 && (
        <nav aria-label={t`Vorschläge`}>
          <h2>{t`Vielleicht finden Sie es hier`}</h2>
          <ul className={styles['suggestions']}>
            {main.map((item) => (
              <li key={item.id}>
                <NavigationLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
