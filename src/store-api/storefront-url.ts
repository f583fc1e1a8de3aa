import type { Domains } from './domains.ts';

/**
 * The address the shop is told to put into its mails: one of the sales channel's own, to the letter, else the shop
 * refuses. The one of this page and language if there is one, then any of the language; undefined leaves the choice to
 * the shop's endpoint.
 */
export function storefrontUrl(
  { salesChannel }: { readonly salesChannel: { readonly domains: Domains } },
  languageId: string | undefined,
  origin: string,
): string | undefined {
  const { domains } = salesChannel;
  const here = domains.filter(({ url }) => URL.canParse(url) && new URL(url).origin === origin);
  const inLanguage = (list: typeof domains) => list.find((domain) => domain.languageId === languageId);
  return (inLanguage(here) ?? here[0] ?? inLanguage(domains) ?? domains[0])?.url;
}
