import type { ReactElement, ReactNode } from 'react';
import { isSafeLink } from '#platform/navigation/external-navigation.ts';
import { navigationPath } from '#store-api/catalogue/content-path.ts';
import type { NavigationItem } from '#store-api/catalogue/navigation.ts';
import { PageLink } from '#ui/navigation/page-link.tsx';

interface NavigationLinkProps {
  item: NavigationItem;
  children?: ReactNode;
}

/** An entry of a menu: a page of this shop, another address, or a plain heading for a folder. */
export function NavigationLink({ item, children = item.name }: NavigationLinkProps): ReactElement {
  const path = navigationPath(item);
  if (path === null || !isSafeLink(path)) return <span>{children}</span>;
  if (/^[a-z]+:/i.test(path)) {
    return (
      <a href={path} rel="noopener" {...(item.linkNewTab ? { target: '_blank' } : {})}>
        {children}
      </a>
    );
  }
  return <PageLink to={path}>{children}</PageLink>;
}
