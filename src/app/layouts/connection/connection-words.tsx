import { useEffect, useState, type ReactElement } from 'react';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { askAgainMs, waitingCountAtom, type Connectivity } from '#platform/connectivity/connectivity-atom.ts';
import { isEverybodysInsteadAtom, isStopgapAtom, keptSinceAtom } from '#platform/connectivity/kept-since-atom.ts';
import { momentWords } from '#platform/connectivity/moment-words.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { PageLink } from '#ui/navigation/page-link.tsx';
import { readKeptSince } from '../../page-data.ts';
import styles from './note.module.css';

/** What asks the shop brings along what reads its answers, which no page needs before. */
const reachShopAtom = atom(null, async (_get, set): Promise<boolean> => {
  try {
    const { reachShopAtom: reach } = await import('./reach-shop-atom.ts');
    return await set(reach);
  } catch (error) {
    console.warn('Whether the shop answers could not be found out.', error);
    return false;
  }
});

/** Asks for the shop; a page that is kept, or cannot be had, is opened anew, once there is somebody to give it. */
const tryAgainAtom = atom(null, async (get, set): Promise<void> => {
  if ((await set(reachShopAtom)) && get(isStopgapAtom)) location.reload();
});

/** Says that the shop cannot be reached, that nothing is lost, and of when the page is; with a way to try again. */
export function ConnectionWords({ connectivity }: { connectivity: Connectivity }): ReactElement | null {
  const { t, i18n } = useLingui();
  const since = useAtomValue(keptSinceAtom);
  const reachShop = useSetAtom(reachShopAtom);
  const waiting = useAtomValue(waitingCountAtom);
  const [isTrying, setTrying] = useState(false);
  useKeptDocument();
  const isOthers = useAtomValue(isEverybodysInsteadAtom);
  const isStopgap = useAtomValue(isStopgapAtom);
  const tryAgain = useSetAtom(tryAgainAtom);
  useAgedPrices(isOthers ? t`nicht Ihr Preis` : since === null ? null : t`nicht aktuell`);
  useEffect(() => {
    const back = (): void => void reachShop();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [reachShop]);
  useEffect(() => {
    if (connectivity !== 'unanswered') return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && void reachShop(), askAgainMs);
    return () => clearInterval(timer);
  }, [connectivity, reachShop]);
  if (connectivity === 'online' && !isStopgap) return null;
  const said = {
    offline: t`Keine Verbindung. Dateien und Warenkorb sind gesichert; wir machen weiter, sobald Sie online sind.`,
    unanswered: t`Der Shop antwortet gerade nicht. Was Sie gesehen haben, ist da; Dateien und Warenkorb sind gesichert.`,
    online: '',
  }[connectivity];
  const moment = since === null ? '' : momentOf(since, i18n.locale);
  const waitingWords = t`${plural(waiting, { one: '# Änderung ist vorgemerkt', other: '# Änderungen sind vorgemerkt' })}`;
  const again = async (): Promise<void> => {
    setTrying(true);
    await tryAgain();
    setTrying(false);
  };
  return (
    <p className={styles['note']}>
      {said} {moment && t`Stand dieser Seite: ${moment}.`}{' '}
      {isOthers && t`Ihre eigenen Preise kennt nur der Shop: Hier stehen die allgemeinen.`}{' '}
      {waiting > 0 && <PageLink to="/checkout/cart">{waitingWords}</PageLink>}{' '}
      <button type="button" aria-disabled={isTrying} onClick={() => void (isTrying || again())}>
        {t`Erneut versuchen`}
      </button>
    </p>
  );
}

const loadTakenList = async () => (await import('#features/taken/taken-list.tsx')).TakenList;

const loadKeptPages = async () => (await import('#features/catalogue/kept-pages.tsx')).KeptPages;

/** In place of a page that cannot be had: what this device has. Brought from here, so that no first view names its files. */
export function KeptHere(): ReactElement {
  return (
    <>
      <LatePart load={loadTakenList} props={{}} areas={['offline']} />
      <LatePart load={loadKeptPages} props={{}} areas={['connection']} />
    </>
  );
}

function momentOf(since: string, locale: string): string {
  const date = new Date(since);
  return Number.isNaN(date.getTime()) ? '' : momentWords(date, locale);
}

/** What stands beside every price of a page that is kept; null: nothing. */
function useAgedPrices(words: string | null): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--nf-price-age', words && JSON.stringify(`\u00a0· ${words}`));
    return () => void style.removeProperty('--nf-price-age');
  }, [words]);
}

/** Of a document that the service worker kept: whether the shop answers again is asked at once. */
function useKeptDocument(): void {
  const reachShop = useSetAtom(reachShopAtom);
  useEffect(() => {
    if (readKeptSince() !== null) void reachShop();
  }, [reachShop]);
}
