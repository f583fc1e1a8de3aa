import { createContext, useContext } from 'react';
import type { CmsSlot } from '#store-api/cms/cms-slot.ts';
import type { CmsElement } from './cms-elements.tsx';

/** What the elements of a page need to know about it. */
export interface CmsPageFacts {
  readonly headingSlot: string | null;
  readonly firstPictureSlot: string | null;
  readonly elements: ReadonlyMap<CmsSlot['kind'], CmsElement>;
}

export const CmsPageContext = createContext<CmsPageFacts>({
  headingSlot: null,
  firstPictureSlot: null,
  elements: new Map(),
});

export const useCmsPage = (): CmsPageFacts => useContext(CmsPageContext);
