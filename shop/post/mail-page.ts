import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seller } from '../base/shop-config.ts';
import { html, SafeHtml } from './html.ts';
import type { Mail, MailLocale } from './mail.ts';
import { storefrontPaths } from './storefront-links.ts';
import { mailColours, mailLink, sans, serif } from './mail-parts.ts';
import type { MailPicture } from './mime-message.ts';

/** Whose paper a mail is written on. */
export interface Letterhead {
  readonly shopName: string;
  readonly seller: Seller;
  /** The storefront in the mail's language, without a trailing slash. */
  readonly storefrontUrl: string;
}

/** The mark of the shop, which travels with every mail: pictures from elsewhere are not shown unasked. */
export const mailLogo = {
  // As RFC 2392 wants it: shaped like an address.
  id: 'mark@shop',
  mimeType: 'image/png',
  content: readFileSync(join(import.meta.dirname, 'mail-logo.png')),
} as const;

const footWords: Readonly<Record<MailLocale, Readonly<Record<'vatId' | 'taxNumber' | 'imprint' | 'contact', string>>>> =
  {
    'de-DE': { vatId: 'USt-IdNr.', taxNumber: 'Steuernummer', imprint: 'Impressum', contact: 'Kontakt' },
    'en-GB': { vatId: 'VAT ID', taxNumber: 'Tax number', imprint: 'Legal notice', contact: 'Contact' },
    'pl-PL': { vatId: 'Nr VAT UE', taxNumber: 'Numer podatkowy', imprint: 'Dane firmy', contact: 'Kontakt' },
  };

/** The text of a mail with the foot every mail has. */
export function mailText({ text, locale }: Mail, { seller, storefrontUrl }: Letterhead): string {
  const links = footLinks(storefrontUrl, locale).map(({ label, url }) => `${label}: ${url}`);
  return [text.trimEnd(), '-- ', ...sellerLines(seller, locale), ...links, ''].join('\n');
}

/** Pages of the storefront that say more about who writes. */
function footLinks(storefrontUrl: string, locale: MailLocale) {
  const { imprint, contact } = footWords[locale];
  return [
    { label: imprint, url: `${storefrontUrl}${storefrontPaths.imprint}` },
    { label: contact, url: `${storefrontUrl}${storefrontPaths.contact}` },
  ];
}

/** Who writes, as the law wants it on business letters: name, address, how to reach them, VAT id or tax number. */
function sellerLines({ name, address, email, phone, vatId, taxNumber }: Seller, locale: MailLocale): string[] {
  const words = footWords[locale];
  return [
    name,
    address.join(', '),
    [email, ...(phone === undefined ? [] : [phone])].join(' · '),
    ...(vatId === undefined ? [] : [`${words.vatId} ${vatId}`]),
    ...(taxNumber === undefined ? [] : [`${words.taxNumber} ${taxNumber}`]),
  ].filter((line) => line !== '');
}

const nightRules = `.paper{background:${mailColours.paper[1]}!important}.surface{background:${mailColours.surface[1]}!important}
.ink{color:${mailColours.ink[1]}!important}.muted{color:${mailColours.muted[1]}!important}.accent{color:${mailColours.accent[1]}!important}
.line{border-color:${mailColours.line[1]}!important}
.button{background:${mailColours.accent[1]}!important;color:${mailColours.accentInk[1]}!important}`;

const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}table{border-spacing:0}a{word-break:break-word}
@media (prefers-color-scheme:dark){${nightRules}}
@media (max-width:480px){.pad{padding:20px 16px!important}}`;

/** Outlook for Windows knows no largest width: a table around the mail holds it. */
const wide = new SafeHtml('<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->');
const wideEnd = new SafeHtml('<!--[if mso]></td></tr></table><![endif]-->');

/** The content of a mail on the shop's paper: a document of tables and inline styles, as mail programs want it. */
export function mailPage({ subject, locale, html: content }: Mail, head: Letterhead): SafeHtml {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${new SafeHtml(style)}
        </style>
      </head>
      <body class="paper" style="margin:0;background:${paper}">
        <table
          class="paper"
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${paper}"
        >
          <tr>
            <td align="center" style="padding:20px 8px">
              ${wide}
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
                ${brandRow(head)} ${contentRow(content)} ${footRow(head, locale)}
              </table>
              ${wideEnd}
            </td>
          </tr>
        </table>
      </body>
    </html> `;
}

const [paper, surface, ink, muted, line] = (['paper', 'surface', 'ink', 'muted', 'line'] as const).map(
  (name) => mailColours[name][0],
);
const [serifFont, sansFont] = [new SafeHtml(serif), new SafeHtml(sans)];

const brandRow = ({ shopName, storefrontUrl }: Letterhead): SafeHtml =>
  html`<tr>
    <td style="padding:0 8px 14px">
      <a href="${storefrontUrl}/" style="text-decoration:none">
        <img src="cid:${mailLogo.id}" width="40" height="40" alt="" style="vertical-align:middle;border:0" />
        <span class="ink" style="vertical-align:middle;padding-left:8px;font:22px ${serifFont};color:${ink}"
          >${shopName}</span
        ></a
      >
    </td>
  </tr>`;

/** Long words and addresses break: a table would grow beyond a phone. */
const contentRow = (content: SafeHtml): SafeHtml =>
  html`<tr>
    <td
      class="surface ink line pad"
      style="padding:28px 32px;overflow-wrap:anywhere;word-break:break-word;background:${surface};border:1px solid ${line};font:16px/1.55 ${sansFont};color:${ink}"
    >
      ${content}
    </td>
  </tr>`;

const footRow = ({ seller, storefrontUrl }: Letterhead, locale: MailLocale): SafeHtml =>
  html`<tr>
    <td class="muted" style="padding:16px 8px;font:13px/1.6 ${sansFont};color:${muted}">
      ${sellerLines(seller, locale).map((text) => html`${text}<br />`)}
      ${footLinks(storefrontUrl, locale).map((link, index) => html`${index > 0 && ' · '}${mailLink(link)}`)}
    </td>
  </tr>`;

/** The HTML of a kept mail as a page of its own: links open in a tab of theirs, and the mark and all pictures are in it. */
export function asPage(mailHtml: string, pictures: readonly MailPicture[] = []): string {
  return [mailLogo, ...pictures].reduce(
    (page, { id, mimeType, content }) =>
      page.replace(`src="cid:${id}"`, `src="data:${mimeType};base64,${Buffer.from(content).toString('base64')}"`),
    mailHtml.replace('<head>', '<head>\n<base target="_blank">'),
  );
}
