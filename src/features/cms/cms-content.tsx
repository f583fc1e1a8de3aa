import type { ReactElement } from 'react';
import type { CmsPage } from '#store-api/cms/cms-page.ts';
import type { CmsElement } from './cms-elements.tsx';
import { ownElements } from './elements/own-elements.tsx';
import { CmsSectionView } from './layout/cms-section-view.tsx';
import { groundOf, ownClasses } from './layout/frame-look.ts';
import { CmsPageContext } from './cms-page-context.ts';
import { firstPictureSlot, headingSlot } from './page-landmarks.ts';

interface CmsContentProps {
  page: CmsPage;
  /** How elements of other features are drawn. What nobody draws is left out without a word. */
  elements?: readonly CmsElement[];
  /** Whether so much stands above it that none of its pictures is seen first. */
  below?: boolean;
}

/** A page has a colour, but no picture of its own. */
const noGround = { backgroundMedia: null, backgroundMediaMode: null, visibility: null };

/** A content page from the shop's layout editor: sections of blocks of elements. */
export function CmsContent({ page, elements, below = false }: CmsContentProps): ReactElement {
  const landmarks = {
    headingSlot: headingSlot(page),
    firstPictureSlot: below ? null : firstPictureSlot(page),
    elements: new Map([...ownElements, ...(elements ?? [])].map((element) => [element.kind, element])),
  };
  const sections = page.sections.toSorted((a, b) => a.position - b.position);
  return (
    <CmsPageContext value={landmarks}>
      <div
        className={ownClasses(page.cssClass)}
        style={{
          ...groundOf({ ...noGround, backgroundColor: page.backgroundColor }),
          minBlockSize: page.config.minHeight ?? undefined,
        }}
      >
        {sections.map((section) => (
          <CmsSectionView key={section.position} section={section} />
        ))}
      </div>
    </CmsPageContext>
  );
}
