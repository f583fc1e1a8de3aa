import * as z from 'zod/mini';
import { resolveContext } from '../context/resolve-context.ts';
import { equals } from '../entities/criteria/criteria.ts';
import { search } from '../entities/search/search.ts';
import { isJsonObject, type JsonObject, textOf } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import { html, SafeHtml } from '../post/html.ts';
import { localeOfLanguage } from '../post/locale-of-language.ts';
import type { Attachment, MailLocale } from '../post/mail.ts';
import { storefrontIn } from '../post/storefront-links.ts';
import { paperPage } from '../post/paper-page.ts';

const json = z.custom<JsonObject>(isJsonObject);
const slot = z.object({ type: z.string(), translated: z.object({ config: z.nullable(json) }) });
const blocks = z.nullable(z.array(z.object({ slots: z.nullable(z.array(slot)) })));
const pageSchema = z.object({
  translated: z.object({ name: z.nullable(z.string()) }),
  cmsPage: z.nullable(z.object({ sections: z.nullable(z.array(z.object({ blocks }))) })),
});

const associations = {
  cmsPage: { associations: { sections: { associations: { blocks: { associations: { slots: {} } } } } } },
};

const fileNames: Readonly<Record<MailLocale, string>> = {
  'de-DE': 'AGB.html',
  'en-GB': 'terms.html',
  'pl-PL': 'regulamin.html',
};

/**
 * The terms as they stand now, in the order's language, as a file of their own: a durable medium (§ 312f (2) BGB), which
 * the page of the shop is not. Undefined when the shop has no page with them.
 */
export function termsAttachment(shop: Shop, { salesChannelId, languageId }: OrderHome): Attachment | undefined {
  const context = resolveContext(shop, { salesChannelId, token: '', languageId });
  const filters = [equals('active', true), equals('url', shop.config.termsPath)];
  const [found] = search(shop, 'landing_page', { filters, associations, limit: 1 }, context).elements;
  if (found === undefined) return undefined;
  const page = pageSchema.parse(found);
  const texts = textsOf(page);
  if (texts === '') return undefined;
  const locale = localeOfLanguage(shop, languageId);
  // Links of the page start at the shop's root; a file has none.
  const linked = texts.replaceAll('href="/', `href="${new URL(storefrontIn(shop, locale)).origin}/`);
  const document = paperPage(locale, page.translated.name ?? '', html`${new SafeHtml(linked)}`);
  return { name: fileNames[locale], mimeType: 'text/html; charset=utf-8', content: Buffer.from(document.text) };
}

function contentOf(config: JsonObject | null): string {
  const content = config?.['content'];
  return isJsonObject(content) ? textOf(content['value']) : '';
}

export interface OrderHome {
  readonly salesChannelId: string;
  readonly languageId: string;
}

/** All texts of a page, top to bottom; its pictures and products stay behind. */
function textsOf(page: z.infer<typeof pageSchema>): string {
  const slots = (page.cmsPage?.sections ?? []).flatMap((section) =>
    (section.blocks ?? []).flatMap((block) => block.slots ?? []),
  );
  const texts = slots.filter(({ type }) => type === 'text' || type === 'html');
  return texts.map(({ translated }) => contentOf(translated.config)).join('\n');
}
