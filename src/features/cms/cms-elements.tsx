import type { ComponentType, ReactNode } from 'react';
import type { CmsSlot, CmsSlotOf } from '#store-api/cms/cms-slot.ts';

/** Draws one kind of content element. */
export interface CmsElement {
  readonly kind: CmsSlot['kind'];
  draw(slot: CmsSlot): ReactNode;
}

/** Makes a component the way a kind of element is drawn: pages bring those of other features. */
export function cmsElement<Kind extends CmsSlot['kind']>(
  kind: Kind,
  Element: ComponentType<{ slot: CmsSlotOf<Kind> }>,
): CmsElement {
  return { kind, draw: (slot) => (isOfKind(slot, kind) ? <Element key={slot.id} slot={slot} /> : null) };
}

function isOfKind<Kind extends CmsSlot['kind']>(slot: CmsSlot, kind: Kind): slot is CmsSlotOf<Kind> {
  return slot.kind === kind;
}
