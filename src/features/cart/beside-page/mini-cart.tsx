import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { PriceCurrencyContext } from '#platform/i18n/price-currency.ts';
import { useNeededSession } from '#platform/session/first-view.ts';
import { isLandscape, readJobSpec } from '#print/payload/job-spec.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { MediaPicture } from '#ui/content/media-picture.tsx';
import { CloseIcon } from '#ui/icons/frame-icons.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { cartAtom, cartBusyAtom } from '../cart-atoms.ts';
import { cartStateAtom } from '../cart-state-atom.ts';
import { sumsOfCart, totalOf } from '../cart-sums.ts';
import { groupLines, type Article } from '../group-lines.ts';
import { LateCartNote } from '../state/late-cart-note.tsx';
import { JobPicture } from '../job-picture.tsx';
import { RememberedCart } from '../cart-unreachable.tsx';
import { cartIntentsCountAtom, shownLinesAtom } from '../shown-lines-atoms.ts';
import { SumsList } from '../sums-list.tsx';
import styles from './mini-cart.module.css';

interface MiniCartProps {
  /** Told when it has closed: by its cross, Escape, a press elsewhere or the focus going elsewhere. */
  onClosed: () => void;
  /** What is said of the shipping; comes late, so it stands where it moves nothing. */
  shipping?: ReactNode;
}

/** The cart beside the page, to look into and to go on from; changed on its own page. A popover of the browser. */
export function MiniCart({ onClosed, shipping }: MiniCartProps): ReactElement {
  const { t } = useLingui();
  const sheet = useRef<HTMLDivElement>(null);
  useNeededSession();
  useLayoutEffect(() => {
    const shown = sheet.current;
    shown?.showPopover();
    shown?.addEventListener('focusout', closeWhenLeft);
    return () => shown?.removeEventListener('focusout', closeWhenLeft);
  }, []);
  return (
    <div
      ref={sheet}
      popover="auto"
      role="dialog"
      aria-label={t`Warenkorb`}
      className={styles['sheet']}
      onToggle={({ newState }) => newState === 'closed' && onClosed()}
    >
      <div className={styles['head']}>
        <h2>{t`Warenkorb`}</h2>
        <IconButton label={t`Schließen`} icon={<CloseIcon />} onClick={() => sheet.current?.hidePopover()} />
      </div>
      <Content shipping={shipping} />
    </div>
  );
}

function Content({ shipping }: { shipping: ReactNode }): ReactElement {
  const { t } = useLingui();
  const state = useAtomValue(cartStateAtom);
  const cart = useAtomValue(cartAtom);
  const busy = useAtomValue(cartBusyAtom);
  const isWaiting = useAtomValue(cartIntentsCountAtom) > 0;
  const articles = groupLines(useAtomValue(shownLinesAtom));
  if (state === 'loading' || state === 'unreachable') {
    return (
      <Stack gap={4}>
        <p role="status">
          {state === 'loading' ? t`Der Warenkorb wird geladen.` : t`Der Warenkorb ist gerade nicht erreichbar`}
        </p>
        <LateCartNote />
      </Stack>
    );
  }
  if (state === 'empty' || cart === null) return <p role="status">{t`Ihr Warenkorb ist leer`}</p>;
  return (
    <PriceCurrencyContext value={cart.currency}>
      <ul className={styles['lines']} aria-label={t`Artikel im Warenkorb`}>
        {articles.map((article) => (
          <ArticleLine key={article.id} article={article} />
        ))}
      </ul>
      <SumsList sums={sumsOfCart(cart)} unpriced={busy || isWaiting} />
      {state !== 'filled' && <RememberedCart />}
      <div className={styles['ways']}>
        <ButtonLink to="/checkout/cart">{t`Zum Warenkorb`}</ButtonLink>
        {state === 'filled' && (
          <ButtonLink to="/checkout" variant="primary">
            {t`Zur Kasse`}
          </ButtonLink>
        )}
      </div>
      {shipping && <div className={styles['shipping']}>{shipping}</div>}
    </PriceCurrencyContext>
  );
}

function ArticleLine({ article }: { article: Article<LineItem> }): ReactElement {
  const { t } = useLingui();
  if (article.kind === 'job') {
    const { id, lead, lines } = article;
    const spec = readJobSpec(lead);
    const picture = <JobPicture jobId={id} binding={spec.binding} landscape={isLandscape(spec)} />;
    return (
      <Line picture={picture} name={lead?.title ?? t`Druckauftrag`} quantity={spec.copies} total={totalOf(lines)} />
    );
  }
  const { line, kind } = article;
  const picture = kind === 'product' && (
    <MediaPicture media={line.cover} alt="" ratio="1 / 1" fit="snug" sizes="3.5rem" />
  );
  return <Line picture={picture} name={line.label} quantity={line.quantity} total={totalOf([line])} />;
}

interface LineProps {
  picture: ReactNode;
  name: string;
  quantity: number;
  total: number;
}

function Line({ picture, name, quantity, total }: LineProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <li className={styles['line']}>
      <span className={styles['picture']}>{picture}</span>
      <span className={styles['name']}>
        {name}
        {quantity > 1 && <small>{t`Menge: ${quantity}`}</small>}
      </span>
      <span className={styles['total']}>{formats.price(total)}</span>
    </li>
  );
}

/** Only once the focus was inside: it is not moved there by what was put into the cart. */
function closeWhenLeft(this: HTMLElement, { relatedTarget }: FocusEvent): void {
  if (relatedTarget instanceof Node && !this.contains(relatedTarget)) this.hidePopover();
}
