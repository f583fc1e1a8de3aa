import type { ReactElement } from 'react';
import type { CmsSlotOf } from '#store-api/cms/cms-slot.ts';
import { RichText } from '../rich-text.tsx';

/** The name of a product as a heading. The shop sends the bare name, or the editor's own markup around it. */
export function ProductNameElement({ slot }: { slot: CmsSlotOf<'product-name'> }): ReactElement | null {
  const name = slot.data?.content.trim() ?? '';
  if (name === '') return null;
  return name.includes('<') ? <RichText html={name} /> : <h2>{name}</h2>;
}
