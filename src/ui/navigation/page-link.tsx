import { useLocation } from 'react-router';
import { classNames } from '../class-names.ts';
import { ShopLink, type ShopLinkProps } from './shop-link.tsx';

/** The class of a link that leads to the page it stands on (specification section 2). */
const activeClass = 'text-brand-primary';

/** A link without a look of its own, which says when it leads to the present page. */
export function PageLink({ to, className, ...props }: ShopLinkProps) {
  const { pathname } = useLocation();
  const isHere = isPage(to) && inAddress(to) === pathname.toLowerCase();
  return (
    <ShopLink
      {...(isHere && { 'aria-current': 'page' })}
      {...props}
      to={to}
      className={classNames(className, isHere && activeClass)}
    />
  );
}

/** A question or a place on a page is not the page. */
function isPage(to: string): boolean {
  return /^\/(?!\/)[^?#]*$/.test(to);
}

/** A path as the address of its page says it: a shop's own paths may hold letters that addresses write otherwise. */
function inAddress(to: string): string {
  const path = /^[\w./~%-]*$/.test(to) ? to : new URL(to, 'https://same.invalid').pathname;
  return path.toLowerCase();
}
