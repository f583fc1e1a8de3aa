import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import type { CategoryContent } from '#features/catalogue/load-category.ts';
import { listingSlot } from '#features/cms/page-landmarks.ts';
import { localisedPath } from '#platform/configuration/locales.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { whenIdle } from '#platform/install/when-idle.ts';
import { useShell } from '#platform/session/shell.ts';

/** Takes along the category of the page, whatever of it is shown; comes once the page has nothing more urgent to do. */
export function TakeCategory({ content }: { content: CategoryContent }): ReactElement | null {
  const { locale } = useShell();
  const path = localisedPath(locale, useLocation().pathname);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let isHere = true;
    whenIdle(() => {
      if (isHere) setDue(true);
    });
    return () => {
      isHere = false;
    };
  }, []);
  const { category, listing } = content;
  const listed = listing ?? listingSlot(category.cmsPage)?.data?.listing;
  if (!isDue || !listed || listed.total === 0) return null;
  const wish = { kind: 'category', path, name: category.name, owner: null } as const;
  return <LatePart key={path} load={loadTakeThis} props={{ wish }} areas={['offline']} />;
}

const loadTakeThis = async () => (await import('./take-this-here.tsx')).TakeThisHere;
