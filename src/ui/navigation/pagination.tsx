import { ArrowLeftIcon, ArrowRightIcon } from '../icons/direction-icons.tsx';
import { pagesToShow } from './pages-to-show.ts';
import { ShopLink } from './shop-link.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  /** Names the navigation: "Seiten der Trefferliste". */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Says what a number leads to: "Seite 3". */
  pageLabel: (page: number) => string;
}

/** Real links, so every page has an address. They differ by their parameters, which a link that knows where it is overlooks. Renders nothing for a single page. */
export function Pagination({ label, page, pageCount, hrefOf, previousLabel, nextLabel, pageLabel }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label} className={styles['pagination']}>
      {page > 1 && (
        <ShopLink to={hrefOf(page - 1)} rel="prev" className={styles['step']}>
          <ArrowLeftIcon />
          {previousLabel}
        </ShopLink>
      )}
      <ul className={styles['pages']}>
        {pagesToShow(page, pageCount).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span className={styles['gap']}>…</span>
            ) : (
              <ShopLink
                to={hrefOf(number)}
                aria-label={pageLabel(number)}
                aria-current={number === page ? 'page' : undefined}
                className={styles['page']}
              >
                {number}
              </ShopLink>
            )}
          </li>
        ))}
      </ul>
      {page < pageCount && (
        <ShopLink to={hrefOf(page + 1)} rel="next" className={styles['step']}>
          {nextLabel}
          <ArrowRightIcon />
        </ShopLink>
      )}
    </nav>
  );
}
