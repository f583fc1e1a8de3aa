import type { ReactElement, ReactNode } from 'react';
import type { CmsBlock } from '#store-api/cms/cms-page.ts';
import type { CmsSlot } from '#store-api/cms/cms-slot.ts';
import { useCmsPage } from '../cms-page-context.ts';
import { cellsOf } from './block-cells.ts';
import { classNames } from '#ui/class-names.ts';
import { edgeOf, groundOf, hiddenOn, marginsOf, ownClasses } from './frame-look.ts';
import styles from './cms-block-view.module.css';

/** A row of a content page. Without anything that can be drawn, there is no row. */
export function CmsBlockView({ block }: { block: CmsBlock }): ReactElement | null {
  const { elements } = useCmsPage();
  const drawn = (slot: CmsSlot): ReactNode => elements.get(slot.kind)?.draw(slot) ?? null;
  const cells = cellsOf(block.slots.filter(({ kind }) => elements.has(kind)));
  if (cells.length === 0) return null;
  return (
    <div
      className={classNames(styles['block'], ownClasses(block.cssClass))}
      data-block={block.type}
      data-columns={cells.length}
      data-hidden-on={hiddenOn(block)}
      style={{ ...marginsOf(block), ...groundOf(block) }}
    >
      {cells.map((slots) => (
        <div
          key={slots[0]?.id}
          className={styles['cell']}
          data-kind={slots[0]?.kind}
          style={{ alignSelf: alignOf(slots) }}
        >
          {slots.map(drawn)}
        </div>
      ))}
    </div>
  );
}

/** A column stands in its row as its first element that says so. */
function alignOf(slots: readonly CmsSlot[]): string | undefined {
  return slots
    .map((slot) => ('config' in slot && 'verticalAlign' in slot.config ? edgeOf(slot.config.verticalAlign) : undefined))
    .find((edge) => edge !== undefined);
}
