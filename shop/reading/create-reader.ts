import { Hono } from 'hono';
import { answerError, createStoreApi } from '../store-api/create-store-api.ts';
import { WriterWanted } from '../http/writer-wanted.ts';
import { registerAreas } from '../areas/shop-areas.ts';
import type { Shop } from '../entities/shop.ts';
import { type ReadAnswer, type ReadCall, writerWanted } from './read-call.ts';

/** Answers calls one after the other, each as of one moment, with the routes of the whole shop. */
export function createReader(shop: Shop): (call: ReadCall) => Promise<ReadAnswer> {
  const api = createStoreApi(shop);
  registerAreas({ api, pages: new Hono() }, shop);
  api.onError((error, call) => (wantsWriter(error) ? call.body(null, writerWanted) : answerError(error, call)));
  return async ({ method, url, headers, body, clientAddress }) => {
    const request = new Request(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...(body === undefined ? {} : { body }),
    });
    // One transaction that only reads: whatever is committed meanwhile, the parts of an answer fit each other.
    shop.database.exec('BEGIN');
    try {
      const answer = await api.fetch(request, { clientAddress });
      return { status: answer.status, headers: [...answer.headers], body: await answer.arrayBuffer() };
    } finally {
      shop.database.exec('COMMIT');
    }
  };
}

const wantsWriter = (error: Error): boolean => error instanceof WriterWanted || refusedAsReadOnly(error);

/** SQLITE_READONLY, https://www.sqlite.org/rescode.html */
const readOnly = 8;

/** Whether SQLite refused a write because the connection only reads. */
function refusedAsReadOnly(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === readOnly;
}
