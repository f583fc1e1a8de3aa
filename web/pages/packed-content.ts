import type { Stored } from '../kept/bounded-store.ts';
import { acceptedEncoding, type Encoding } from '../answers/compress.ts';
import { isKnown, notModified } from '../answers/entity-tag.ts';
import {
  fillSlots,
  lengthOf,
  packSlotted,
  type PackedPage,
  type SlottedBytes,
  type SlotValues,
} from './slotted-bytes.ts';

/** Status of a page that could not be made because the shop did not answer. */
export const shopIsAway = 503;

interface ContentOptions {
  status: number;
  content: SlottedBytes;
  /** What the packed forms of the content come to, as a share of it. */
  packedShare: number;
}

/** What one answer has of its own. */
interface AnswerParts {
  headers: Headers;
  /** What names this answer's content to a browser that may have it, the packing aside. */
  tag: readonly (string | undefined)[];
  values: SlotValues;
}

export interface PackedContent extends Stored {
  answer(request: Request, parts: AnswerParts): Promise<Response>;
}

/** Content to answer many requests with: packed once for each encoding, with an entity tag when it is a page's own. */
export function createPackedContent({ status, content, packedShare }: ContentOptions): PackedContent {
  const packed = new Map<Encoding, Promise<PackedPage | undefined>>();

  const packedFor = (encoding: Encoding): Promise<PackedPage | undefined> => {
    const known = packed.get(encoding);
    if (known) return known;
    const packing = packSlotted(content, encoding);
    packed.set(encoding, packing);
    return packing;
  };

  return {
    bytes: lengthOf(content) * (1 + packedShare),
    lasting: status === 200,
    async answer(request, { headers, tag, values }) {
      const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
      const pack = encoding && (await packedFor(encoding));
      if (status === shopIsAway) headers.set('retry-after', '10');
      if (pack) headers.append('vary', 'accept-encoding');
      if (status === 200) {
        const validator = `"${[...tag, pack && encoding].filter(Boolean).join('-')}"`;
        headers.set('etag', validator);
        if (isKnown(request, validator)) return notModified(headers);
      }
      if (pack) headers.set('content-encoding', encoding);
      const body = pack ? pack(values) : fillSlots(content, values);
      headers.set('content-length', String(body.length));
      return new Response(request.method === 'HEAD' ? null : body, { status, headers });
    },
  };
}
