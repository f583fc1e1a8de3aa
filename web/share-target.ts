/** As the manifest of each language names it. */
const shareAddress = /^(\/[a-z]{2}-[A-Z]{2})?\/share-target$/;

/**
 * The answer to files another application shared while no service worker was there to take them: the page that asks for them
 * once more. The files themselves are not read. Undefined for every other request.
 */
export function answerMissedShare({ method, url }: Request): Response | undefined {
  const [isShared, language = ''] = shareAddress.exec(new URL(url).pathname) ?? [];
  if (method !== 'POST' || isShared === undefined) return undefined;
  return new Response(null, {
    status: 303,
    headers: { location: `${language}/sheet-configuration-v3?shared=missing`, 'cache-control': 'no-store' },
  });
}
