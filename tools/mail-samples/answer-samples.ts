import type { ShopConfig } from '#shop/base/shop-config.ts';
import { html } from '#shop/post/html.ts';
import { mailLocales } from '#shop/post/mail.ts';
import { asPage, mailPage, mailText } from '#shop/post/mail-page.ts';
import { paperPage } from '#shop/post/paper-page.ts';
import { sampleMails } from './sample-mails.ts';

const prefixes = { 'de-DE': '', 'en-GB': '/en-GB', 'pl-PL': '/pl-PL' } as const;

/**
 * `/mail-samples`: a list of all mails with invented customers, each as HTML and as text in each language. Part of the
 * development server alone; undefined for any other path.
 */
export function answerSamples(request: Request, config: ShopConfig, origin: string): Response | undefined {
  const [root, name = '', code = '', form = 'html'] = new URL(request.url).pathname.split('/').slice(1);
  if (root !== 'mail-samples') return undefined;
  const locale = mailLocales.find((known) => known === code) ?? 'de-DE';
  const storefrontUrl = `${origin}${prefixes[locale]}`;
  const mails = sampleMails({ config, locale, storefrontUrl });
  const mail = mails.get(name);
  if (mail === undefined) return answer(listPage([...mails.keys()]), 'html', name === '' ? 200 : 404);
  const head = { shopName: config.shopName, seller: config.seller, storefrontUrl };
  return form === 'text' ? answer(mailText(mail, head), 'plain') : answer(asPage(mailPage(mail, head).text), 'html');
}

const answer = (content: string, type: 'html' | 'plain', status = 200): Response =>
  new Response(content, {
    status,
    headers: { 'content-type': `text/${type}; charset=utf-8`, 'cache-control': 'no-store' },
  });

function listPage(names: readonly string[]): string {
  const links = (name: string) =>
    mailLocales.map(
      (locale) =>
        html`<a href="/mail-samples/${name}/${locale}">${locale}</a> (<a href="/mail-samples/${name}/${locale}/text"
            >Text</a
          >) `,
    );
  const rows = names.map(
    (name) =>
      html`<tr>
        <td>${name}</td>
        <td>${links(name)}</td>
      </tr>`,
  );
  const title = 'Alle E-Mails mit erfundenen Kunden';
  return paperPage(
    'de-DE',
    title,
    html`<h1>${title}</h1>
      <table>
        ${rows}
      </table>`,
  ).text;
}
