import { acceptedEncoding, type Encoding } from './compress.ts';
import type { Stored } from './bounded-store.ts';
import { digest, isKnown, notModified } from './entity-tag.ts';
import { shopIsAway } from './page-document.ts';
import { fillSlots, lengthOf, packSlotted, plainBytes, type PackedPage } from './slotted-bytes.ts';

/** The data of a page alone, the same for everybody. */
export interface PagePayload extends Stored {
  answer(request: Request): Promise<Response>;
}

/** Data packs better than pages. */
const packedShare = 0.4;

const noSlots = { nonce: '', theme: '' };

/**
 * A page's data to answer many requests with: packed once, with an entity tag. Nothing in it is meant for one visitor.
 * @param payload as JSON
 */
export function createPagePayload({ status, payload }: { status: number; payload: string }): PagePayload {
  const content = plainBytes(payload);
  const length = lengthOf(content);
  const tag = digest(payload);
  const packed = new Map<Encoding, Promise<PackedPage | undefined>>();

  const packedFor = (encoding: Encoding): Promise<PackedPage | undefined> => {
    const known = packed.get(encoding);
    if (known) return known;
    const packing = packSlotted(content, encoding);
    packed.set(encoding, packing);
    return packing;
  };

  return {
    bytes: length * (1 + packedShare),
    lasting: status === 200,
    async answer(request) {
      const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
      const pack = encoding && (await packedFor(encoding));
      const headers = payloadHeaders();
      if (status === shopIsAway) headers.set('retry-after', '10');
      if (pack) headers.append('vary', 'accept-encoding');
      if (status === 200) {
        const validator = `"${[tag, pack && encoding].filter(Boolean).join('-')}"`;
        headers.set('etag', validator);
        if (isKnown(request, validator)) return notModified(headers);
      }
      if (pack) headers.set('content-encoding', encoding);
      const body = pack ? pack(noSlots) : fillSlots(content, noSlots);
      headers.set('content-length', String(body.length));
      return new Response(request.method === 'HEAD' ? null : body, { status, headers });
    },
  };
}

/**
 * Where a page is instead, told to who asked for its data: a script could not tell a move it was sent along from the page itself.
 * @param moved the status says whether it has moved for good
 */
export function tellMoved(moved: { status: number; location: string }): Response {
  return Response.json(moved, { headers: payloadHeaders() });
}

/** Search engines list pages, not what they are made of. */
const payloadHeaders = (): Headers =>
  new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
  });
