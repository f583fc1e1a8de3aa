import type { ReactElement } from 'react';
import type { CmsSlotOf } from '#store-api/cms/cms-slot.ts';
import { useCmsPage } from '../cms-page-context.ts';
import { RichText } from '../rich-text.tsx';

/** A text of the editor. An empty one, such as the description a category does not have, takes no place. */
export function TextElement({ slot }: { slot: CmsSlotOf<'text' | 'html'> }): ReactElement | null {
  const { headingSlot } = useCmsPage();
  const content = slot.data?.content ?? '';
  return content.trim() === '' ? null : <RichText html={content} keepsHeading={headingSlot === slot.id} />;
}
