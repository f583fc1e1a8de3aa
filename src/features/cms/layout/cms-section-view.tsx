import type { ReactElement } from 'react';
import type { CmsBlock, CmsSection } from '#store-api/cms/cms-page.ts';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { CmsBlockView } from './cms-block-view.tsx';
import { classNames } from '#ui/class-names.ts';
import { groundOf, hiddenOn, ownClasses } from './frame-look.ts';
import styles from './cms-section-view.module.css';

/** A stretch of a content page: its blocks one below the other, some of them perhaps beside the rest. */
export function CmsSectionView({ section }: { section: CmsSection }): ReactElement {
  const { type, sizingMode, mobileBehavior, blocks } = section;
  const ordered = blocks.toSorted((a, b) => a.position - b.position);
  const aside = type === 'sidebar' ? ordered.filter((block) => block.sectionPosition === 'sidebar') : [];
  const main = ordered.filter((block) => !aside.includes(block));
  const content =
    aside.length === 0 ? (
      <Blocks blocks={main} />
    ) : (
      <div className={styles['columns']}>
        <aside className={styles['aside']} data-mobile={mobileBehavior}>
          <Blocks blocks={aside} />
        </aside>
        <div className={styles['main']}>
          <Blocks blocks={main} />
        </div>
      </div>
    );
  return (
    <div
      className={classNames(styles['section'], ownClasses(section.cssClass))}
      style={groundOf(section)}
      data-hidden-on={hiddenOn(section)}
    >
      {sizingMode === 'full_width' ? content : <PageWidth>{content}</PageWidth>}
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly CmsBlock[] }): ReactElement[] {
  return blocks.map((block) => <CmsBlockView key={block.position} block={block} />);
}
