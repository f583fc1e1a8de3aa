import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** A path of the shop, a full address, `mailto:`, `tel:` or `#place`. */
  to: string;
}

/** A link without a look of its own: inside the shop without loading the page anew, to anywhere else as the browser does it. */
export function PageLink(props: PageLinkProps) {
  return <Link {...props} />;
}
