import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router';
import { classNames } from '../class-names.ts';

export interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'style'> {
  /** A path of the shop, a full address, `mailto:`, `tel:` or `#place`. */
  to: string;
}

/** The class of a link that leads to the page it stands on (specification section 2). */
const activeClass = 'text-brand-primary';

/**
 * A link without a look of its own: inside the shop without loading the page anew, to anywhere else as the browser does it.
 * One that leads to the present page says so.
 */
export function PageLink({ to, className, ...props }: PageLinkProps) {
  if (!isPage(to)) return <Link {...props} to={to} className={className} />;
  return (
    <NavLink {...props} to={to} end className={({ isActive }) => classNames(className, isActive && activeClass)} />
  );
}

/** A question or a place on a page is not the page. */
function isPage(to: string): boolean {
  return /^\/(?!\/)[^?#]*$/.test(to);
}
