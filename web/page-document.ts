import { acceptedEncoding, type Encoding } from './compress.ts';
import type { Stored } from './bounded-store.ts';
import { digest, isKnown, notModified } from './entity-tag.ts';
import type { Visit } from './renderer-contract.ts';
import { fillSlots, lengthOf, packSlotted, slottedBytes, type PackedPage, type SlotValues } from './slotted-bytes.ts';

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

/** Status of a page that could not be made because the shop did not answer. */
export const shopIsAway = 503;

/** Packed forms of a page come to less than half of it. */
const packedShare = 0.5;

/**
 * A document to answer many requests with: packed once, with an entity tag. The tag names the content without the nonce:
 * a browser that has the page keeps its own copy with the nonce of that copy's policy, so a 304 must not bring a new policy.
 */
export function createPageDocument(document: DocumentContent): PageDocument {
  const { status, locale, html, marks, slotTexts, beside } = document;
  const content = slottedBytes(html, marks);
  const length = lengthOf(content);
  const tag = digest(fillSlots(content, { nonce: '', theme: '' }), beside);
  const packed = new Map<Encoding, Promise<PackedPage | undefined>>();

  const packedFor = (encoding: Encoding): Promise<PackedPage | undefined> => {
    const known = packed.get(encoding);
    if (known) return known;
    const packing = packSlotted(content, encoding);
    packed.set(encoding, packing);
    return packing;
  };

  return {
    status,
    bytes: length * (1 + packedShare),
    lasting: status === 200,
    async answer(request, visit) {
      const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
      const pack = encoding && (await packedFor(encoding));
      const headers = documentHeaders(locale);
      if (status === shopIsAway) headers.set('retry-after', '10');
      if (pack) headers.append('vary', 'accept-encoding');
      if (status === 200) {
        const validator = `"${[tag, visit.theme, pack && encoding].filter(Boolean).join('-')}"`;
        headers.set('etag', validator);
        if (isKnown(request, validator)) return notModified(headers);
      }
      if (pack) headers.set('content-encoding', encoding);
      const values = slotTexts(visit);
      const body = pack ? pack(values) : fillSlots(content, values);
      headers.set('content-length', String(body.length));
      return new Response(request.method === 'HEAD' ? null : body, { status, headers });
    },
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
