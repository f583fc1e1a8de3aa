import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { isSafeLink } from '#platform/navigation/external-navigation.ts';
import { useShell } from '#platform/session/shell.ts';
import { PageLink } from '#ui/navigation/page-link.tsx';
import { readContentLink } from './html/content-link.ts';

interface ContentAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string | undefined;
  newTab?: boolean;
}

/** A link of shop content: through the router inside the storefront; not a link at all when it may not be followed. */
export function ContentAnchor({ href, newTab = false, children, ...rest }: ContentAnchorProps): ReactElement {
  const { locale } = useShell();
  if (!href || !isSafeLink(href)) return <span {...rest}>{children}</span>;
  const { kind, to } = readContentLink(href, locale);
  const window = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return kind === 'app' ? (
    <PageLink {...rest} {...window} to={to}>
      {children}
    </PageLink>
  ) : (
    <a {...rest} {...window} href={to}>
      {children}
    </a>
  );
}
