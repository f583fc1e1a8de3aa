import { expect, type BrowserContext, type Request } from '@playwright/test';

/**
 * Notes what the pages and the worker of a browser ask for. Returns: resolves when all of it has been answered or given up.
 * A browser that is closed in the middle of what its worker asks for may wait for that without end.
 */
export function noteRequests(context: BrowserContext): () => Promise<void> {
  const open = new Set<Request>();
  context.on('request', (request) => open.add(request));
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
}
