import type { WorkboxPlugin } from 'workbox-core';
import { rootElementId } from '#offline/page-payload.ts';

/**
 * Whether an answer can be one of this shop. A network that wants a login answers with its own page, and with status 200,
 * whatever it is asked for. A static host may answer with the bare application, which says what is missing.
 */
export async function isOurs(response: Response): Promise<boolean> {
  if (!/html/i.test(response.headers.get('content-type') ?? '')) return true;
  return (await response.clone().text()).includes(`id="${rootElementId}"`);
}

/** What is not the shop's own counts as no answer: what was kept is given, and the other is not kept in its place. */
export const ourAnswers: WorkboxPlugin = {
  fetchDidSucceed: async ({ response, request }) => {
    if (await isOurs(response)) return response;
    throw new TypeError(`Another page answered in the place of ${request.url}`);
  },
};
