import type { CmsElement } from '#features/cms/cms-elements.tsx';
import { LatePart } from '#platform/i18n/late-part.tsx';
import styles from './late-element.module.css';

/** An element few pages have: its code comes when the page stands, and room is kept for it until then. */
export function lateElement(kind: CmsElement['kind']): CmsElement {
  return {
    kind,
    draw: (slot) => (
      <div key={slot.id} className={styles['place']}>
        <LatePart areas={['catalogue']} load={loadElement} props={{ slot }} />
      </div>
    ),
  };
}

const loadElement = async () => (await import('./seldom-elements.tsx')).SeldomElement;
