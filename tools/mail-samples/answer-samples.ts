import { join } from 'node:path';
import type { ShopConfig } from '#shop/base/shop-config.ts';
import type { SizedPage } from '#shop/mail/first-pages.ts';
import { html } from '#shop/post/html.ts';
import { mailLocales } from '#shop/post/mail.ts';
import { asPage, mailPage, mailText } from '#shop/post/mail-page.ts';
import type { MailPicture } from '#shop/post/mime-message.ts';
import { paperPage } from '#shop/post/paper-page.ts';
import { drawPagePicture } from '#shop/post/pictures/page-picture.ts';
import { sampleMails } from './sample-mails.ts';

const prefixes = { 'de-DE': '', 'en-GB': '/en-GB', 'pl-PL': '/pl-PL' } as const;

/**
 * `/mail-samples`: a list of all mails with invented customers, each as HTML and as text in each language. Part of the
 * development server alone; undefined for any other path.
 */
export function answerSamples(request: Request, config: ShopConfig, origin: string): Promise<Response> | undefined {
  const { pathname } = new URL(request.url);
  return pathname.split('/')[1] === 'mail-samples' ? answerSample(pathname, config, origin) : undefined;
}

async function answerSample(pathname: string, config: ShopConfig, origin: string): Promise<Response> {
  const [name = '', code = '', form = 'html'] = pathname.split('/').slice(2);
  const locale = mailLocales.find((known) => known === code) ?? 'de-DE';
  const storefrontUrl = `${origin}${prefixes[locale]}`;
  samplePages ??= drawSamplePages();
  const { firstPages, pictures } = await samplePages;
  const mails = sampleMails({ config, locale, storefrontUrl, firstPages });
  const mail = mails.get(name);
  if (mail === undefined) return answer(listPage([...mails.keys()]), 'html', name === '' ? 200 : 404);
  const head = { shopName: config.shopName, seller: config.seller, storefrontUrl };
  if (form === 'text') return answer(mailText(mail, head), 'plain');
  return answer(asPage(mailPage(mail, head).text, pictures), 'html');
}

let samplePages: ReturnType<typeof drawSamplePages> | undefined;

/** Scores for the print jobs of the samples, one upright and one across. */
const scores = { 'job-1': 'klavieruebung', 'job-2': 'partitur-quer' } as const;

async function drawSamplePages() {
  const page = { page: 1, turn: 0, withMarks: false, inColour: false } as const;
  const firstPages = new Map<string, SizedPage>();
  const pictures: MailPicture[] = [];
  for (const [job, name] of Object.entries(scores)) {
    const path = join(import.meta.dirname, `../../e2e/scores/${name}.pdf`);
    const drawn = await drawPagePicture({ path, page });
    if (drawn === null) continue;
    const { content, width, height } = drawn;
    const id = `${job}@shop`;
    firstPages.set(job, { ...page, id, file: path, generation: 1, width, height });
    pictures.push({ id, mimeType: 'image/png', content });
  }
  return { firstPages, pictures };
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
