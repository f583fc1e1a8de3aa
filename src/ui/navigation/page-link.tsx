import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  to: string;
}

const withScheme = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A link without a look of its own: inside the app through the router, to anywhere else as a plain anchor. */
export function PageLink({ to, ...props }: PageLinkProps) {
  if (!withScheme.test(to)) return <Link to={to} {...props} />;
  const {
    replace,
    state,
    preventScrollReset,
    relative,
    reloadDocument,
    viewTransition,
    discover,
    prefetch,
    ...anchor
  } = props;
  return <a href={to} {...anchor} />;
}
