import type { Stored } from '../kept/bounded-store.ts';
import { digest } from '../answers/entity-tag.ts';
import { createPackedContent } from './packed-content.ts';
import { plainBytes } from './slotted-bytes.ts';

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
  const tag = [digest(payload)];
  const packed = createPackedContent({ status, content: plainBytes(payload), packedShare });
  return {
    bytes: packed.bytes,
    lasting: packed.lasting,
    answer: (request) => packed.answer(request, { headers: payloadHeaders(), tag, values: noSlots }),
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
