import type { PageLinkProps } from '../navigation/page-link.tsx';
import type { ButtonLook } from './button-look.ts';
import { StyledLink } from './styled-button.ts';

/** A link that looks like a button, for the next step of a way. */
export function ButtonLink(props: PageLinkProps & ButtonLook) {
  return <StyledLink {...props} />;
}
