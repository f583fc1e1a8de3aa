import type { Stored } from '../kept/bounded-store.ts';
import { digest } from '../answers/entity-tag.ts';
import { createPackedContent } from './packed-content.ts';
import type { Visit } from './renderer-contract.ts';
import { fillSlots, slottedBytes, type SlotValues } from './slotted-bytes.ts';

/** A document that is the same for everybody but for its slots. */
export interface PageDocument extends Stored {
  readonly status: number;
  answer(request: Request, visit: Visit): Promise<Response>;
}

interface DocumentContent {
  status: number;
  locale: string;
  html: string;
  /** What stands in the HTML where the slots belong. */
  marks: SlotValues;
  /** What is put there instead for one visitor. */
  slotTexts: (visit: Visit) => SlotValues;
  /** Whatever else of the answer has to be sent anew when it changes, such as its policy. */
  beside: string;
}

/** Packed forms of a page come to less than half of it. */
const packedShare = 0.5;

/**
 * A document to answer many requests with: packed once, with an entity tag. The tag names the content without the nonce:
 * a browser that has the page keeps its own copy with the nonce of that copy's policy, so a 304 must not bring a new policy.
 */
export function createPageDocument(document: DocumentContent): PageDocument {
  const { status, locale, html, marks, slotTexts, beside } = document;
  const content = slottedBytes(html, marks);
  const tag = digest(fillSlots(content, { nonce: '', theme: '' }), beside);
  const packed = createPackedContent({ status, content, packedShare });
  return {
    status,
    bytes: packed.bytes,
    lasting: packed.lasting,
    answer: (request, visit) =>
      packed.answer(request, { headers: documentHeaders(locale), tag: [tag, visit.theme], values: slotTexts(visit) }),
  };
}

/** Kept by the browser alone: another visitor must not get this one's nonce. */
function documentHeaders(locale: string): Headers {
  return new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'cache-control': 'private, no-cache',
    vary: 'cookie',
  });
}
