import { keptSinceMeta } from './page-payload.ts';

/** On what the service worker gives in place of an answer that did not come: when the server gave it, as its `date` says. */
export const keptSinceHeader = 'nf-kept-since';

/** The answer with a mark that it is a kept one, and since when. */
export function markKept(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set(keptSinceHeader, answer.headers.get('date') ?? '');
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** A page with that mark. */
export async function markKeptPage(page: Response): Promise<Response> {
  const { body, headers, status } = markKept(page);
  const html = await new Response(body).text();
  const since = headers.get(keptSinceHeader)?.replaceAll(/[^\w :,+-]/g, '') ?? '';
  // They were of the bytes as they were sent.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  const marked = html.replace('</head>', `<meta name="${keptSinceMeta}" content="${since}"></head>`);
  return new Response(marked, { status, headers });
}
