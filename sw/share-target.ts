import type { registerRoute } from 'workbox-routing';
import { openSharedFiles } from '#offline/sharing/shared-files.ts';

type RouteParameters = Parameters<typeof registerRoute>;

/** As the manifest of each language names it. */
const shareAddress = /^(\/[a-z]{2}-[A-Z]{2})?\/share-target$/;

/** More at once is no sharing; the page has its own, stricter limits. */
const mostFiles = 200;

/** Takes files another application shares: keeps them in the inbox and opens the page that makes print jobs of them. */
export function answerSharedFiles(): RouteParameters {
  return [
    ({ url, sameOrigin }) => sameOrigin && shareAddress.test(url.pathname),
    async ({ request, url }) => {
      const [, language = ''] = shareAddress.exec(url.pathname) ?? [];
      const page = `${language}/sheet-configuration-v3?shared=${await keepFiles(request)}`;
      return Response.redirect(new URL(page, url).href, 303);
    },
    'POST',
  ];
}

/** How it went, for the address of the page: kept, nothing came with it, or no room. */
async function keepFiles(request: Request): Promise<'1' | 'missing' | 'full'> {
  try {
    const form = await request.formData();
    const files = form.getAll('files').filter((value) => value instanceof File);
    const wanted = files.filter(({ size, name }) => size > 0 || name !== '').slice(0, mostFiles);
    if (wanted.length === 0) return 'missing';
    const inbox = await openSharedFiles();
    await inbox.keep(wanted).finally(() => inbox.close());
    return '1';
  } catch (error) {
    console.error('Shared files could not be kept.', error);
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'missing';
  }
}
