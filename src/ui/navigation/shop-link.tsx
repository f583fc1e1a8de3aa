import { use, type ComponentProps, type MouseEvent } from 'react';
import { createPath, UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';
import { isPlainClick } from './plain-click.ts';

export interface ShopLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'style'> {
  /** A path of the shop, `?question` or `#place` of the present page, a full address, `mailto:` or `tel:`. */
  to: string;
  /** Takes the place of the present page in what one goes back over; the link to a page itself always does. */
  replace?: boolean;
  /** Stays where one is on the page. */
  preventScrollReset?: boolean;
  /** Told to the page, see `RouteAnnouncement`. */
  state?: { keepFocus: true };
}

/**
 * A link inside the shop without loading the page anew, to anywhere else as the browser does it.
 *
 * The router's own links find out with every step of a visit where among the routes they stand and what a relative path would mean there:
 * for all menus of a page, a good part of what a click costs. Our paths mean the same everywhere.
 */
export function ShopLink({
  to,
  replace = false,
  preventScrollReset = false,
  state,
  onClick,
  children,
  ...props
}: ShopLinkProps) {
  const { basename, navigator } = use(NavigationContext);
  const location = useLocation();
  const path = pathOf(to, location.pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (path === undefined || event.defaultPrevented || !isPlainClick(event) || leadsBeside(props.target)) return;
    event.preventDefault();
    const way = replace || path === createPath(location) ? 'replace' : 'push';
    navigator[way](path, state, { preventScrollReset });
  };
  return (
    <a {...props} href={path === undefined ? to : addressOf(path, basename)} onClick={follow}>
      {children}
    </a>
  );
}

/** From the root of the shop in this language; undefined for what lies elsewhere. */
function pathOf(to: string, here: string): string | undefined {
  if (/^(?:[?#]|$)/.test(to)) return here + to;
  return /^\/(?!\/)/.test(to) ? to : undefined;
}

function addressOf(path: string, basename: string): string {
  return basename === '/' ? path : basename + path.replace(/^\/(?=[?#]|$)/, '');
}

const leadsBeside = (target: string | undefined): boolean => Boolean(target) && target !== '_self';
