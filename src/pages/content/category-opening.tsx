import type { ReactElement } from 'react';
import { CategoryLinks } from '#features/catalogue/category-links.tsx';
import type { CategoryContent } from '#features/catalogue/load-category.ts';
import { hasElement } from '#features/cms/page-landmarks.ts';
import { standingText } from '#features/cms/standing-content.ts';
import { MediaPicture } from '#ui/content/media-picture.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import styles from './category-opening.module.css';

interface CategoryOpeningProps {
  content: CategoryContent;
  /** The content brings its own heading. */
  headless: boolean;
}

/** How the page of a category begins: name, what it is about, what is below it. Before a listing, products come soon. */
export function CategoryOpening({ content, headless }: CategoryOpeningProps): ReactElement {
  const { category, children, compact, picture } = content;
  const { name, description, cmsPage } = category;
  return (
    <div className={styles['opening']} data-compact={compact}>
      <div className={styles['words']}>
        {!headless && <PageHeading>{name}</PageHeading>}
        {compact && description && (
          <div className={styles['text']}>
            <standingText.Part html={description} />
          </div>
        )}
        {!hasElement(cmsPage, 'category-navigation') && <CategoryLinks categories={children} />}
      </div>
      {compact && picture && (
        <div className={styles['picture']}>
          <MediaPicture media={picture} alt="" ratio="16 / 9" sizes="(min-width: 48rem) 20rem, 1px" />
        </div>
      )}
    </div>
  );
}
