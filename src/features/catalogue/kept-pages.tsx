import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { Form, useSearchParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { loadSeenThings } from '#offline/load-seen-things.ts';
import type { SeenThing } from '#offline/kept/seen-thing.ts';
import { localeOfPath, pathWithoutLocale } from '#platform/configuration/locales.ts';
import { useShell } from '#platform/session/shell.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { SearchIcon } from '#ui/icons/frame-icons.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ShopLink } from '#ui/navigation/shop-link.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { findSeen } from './kept/find-seen.ts';
import styles from './kept/kept-pages.module.css';

/** Where a page cannot be had: what this device has of the shop in the page's language, to be opened, and searched for what its address looks for. */
export function KeptPages(): ReactElement | null {
  const { t } = useLingui();
  const searched = useSearchParams()[0].get('search')?.trim() ?? '';
  const things = useSeenThings();
  if (things === undefined) return null;
  return (
    <div className={styles['kept']}>
      <p>
        <Button variant="secondary" onClick={() => location.reload()}>{t`Seite noch einmal laden`}</Button>
      </p>
      {things.length > 0 && (
        <Form action="/search" role="search" aria-label={t`Suche auf diesem Gerät`} className={styles['form']}>
          <TextField
            type="search"
            name="search"
            label={t`Auf diesem Gerät suchen`}
            key={searched}
            defaultValue={searched}
            required
          />
          <Button type="submit">
            <SearchIcon /> {t`Suchen`}
          </Button>
        </Form>
      )}
      {searched !== '' && <Found things={things} text={searched} />}
      {things.length > 0 ? <Kept things={things} /> : <p>{t`Auf diesem Gerät liegt noch keine Seite des Shops.`}</p>}
      <Section heading={t`Geht auch ohne Verbindung`} level={2}>
        <ul className={styles['ways']}>
          <li>
            <TextLink to="/sheet-configuration-v3">{t`Eigene Noten vorbereiten`}</TextLink>
          </li>
          <li>
            <TextLink to="/wishlist">{t`Merkliste`}</TextLink>
          </li>
          <li>
            <TextLink to="/checkout/cart">{t`Warenkorb`}</TextLink>
          </li>
        </ul>
      </Section>
    </div>
  );
}

/** Undefined until they have been read. */
function useSeenThings(): readonly SeenThing[] | undefined {
  const { locale } = useShell();
  const [things, setThings] = useState<readonly SeenThing[]>();
  useEffect(() => {
    let isOver = false;
    void loadSeenThings().then((all) => {
      if (!isOver) setThings(all.filter(({ path }) => localeOfPath(path) === locale));
    });
    return () => {
      isOver = true;
    };
  }, [locale]);
  return things;
}

function Found({ things, text }: { things: readonly SeenThing[]; text: string }): ReactElement {
  const { t } = useLingui();
  const found = useMemo(() => findSeen(things, text), [things, text]);
  return (
    <Section
      heading={t`Treffer für „${text}“ auf diesem Gerät`}
      intro={t`Gesucht wurde nur in dem, was dieses Gerät vom Shop aufgehoben hat. Im Shop gibt es vielleicht mehr.`}
    >
      {found.length > 0 ? <Things things={found} /> : <p>{t`Auf diesem Gerät ist nichts dazu.`}</p>}
    </Section>
  );
}

function Kept({ things }: { things: readonly SeenThing[] }): ReactElement {
  const { t } = useLingui();
  const of = (...kinds: SeenThing['kind'][]) => things.filter(({ kind }) => kinds.includes(kind));
  return (
    <>
      <Kind name={t`Artikel auf diesem Gerät`} things={of('product')} />
      <Kind name={t`Kategorien und Seiten auf diesem Gerät`} things={of('home', 'category', 'page')} />
    </>
  );
}

/** So many are shown at once. */
const firstCount = 12;

function Kind({ name, things }: { name: string; things: readonly SeenThing[] }): ReactElement | null {
  const { t } = useLingui();
  if (things.length === 0) return null;
  const rest = things.slice(firstCount);
  const more = rest.length;
  return (
    <Section heading={name}>
      <Things things={things.slice(0, firstCount)} />
      {more > 0 && (
        <details className={styles['more']}>
          <summary>{t`${more} weitere zeigen`}</summary>
          <Things things={rest} />
        </details>
      )}
    </Section>
  );
}

function Things({ things }: { things: readonly SeenThing[] }): ReactElement {
  const { t } = useLingui();
  return (
    <ul className={styles['things']}>
      {things.map(({ path, kind, name, choice, numbers, makers, picture }) => (
        <li key={path}>
          {kind === 'product' && (
            <span className={styles['cover']}>{picture !== null && <Cover picture={picture} />}</span>
          )}
          <span className={styles['words']}>
            <ShopLink to={pathWithoutLocale(path)}>{kind === 'home' ? t`Startseite des Shops` : name}</ShopLink>
            <small>
              {[choice, makers].filter(Boolean).map((part) => `${part} · `)}
              <span className={styles['number']}>{numbers[0]}</span>
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One that is not on this device leaves its place empty. */
function Cover({ picture }: { picture: string }): ReactElement | null {
  const [isThere, setThere] = useState(true);
  return isThere ? <img src={picture} alt="" loading="lazy" onError={() => setThere(false)} /> : null;
}
