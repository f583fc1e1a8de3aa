import type { Hono } from 'hono';
import type { Shop } from '../entities/shop.ts';
import { html, type SafeHtml } from './html.ts';
import { illustrate } from './illustrate.ts';
import { findMail, latestMails, type StoredMail } from './mail-table.ts';
import { admit, requireAdmission } from './outbox-access.ts';
import { asPage } from './mail-page.ts';
import { paperPage } from './paper-page.ts';
import { drawingTime } from './pictures/page-picture.ts';

const mailsOnPage = 200;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const ownPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** A mail's HTML runs no script, loads nothing and has no origin; only its links work, in a new tab. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/**
 * The outbox to read in the browser, for whom {@link ShopConfig.outbox} names: mails hold links that open accounts.
 */
export function registerOutboxRoutes(app: Hono, shop: Shop): void {
  const access = shop.config.outbox;
  if (access === 'nobody') return;
  if (access !== 'anybody') {
    const admission = {
      shop,
      token: access.token,
      page: (content: SafeHtml, status: number) => page(content, ownPolicy, status),
    };
    app.post('/outbox/admission', (call) => admit(call, admission));
    app.on('GET', ['/outbox', '/outbox/*'], requireAdmission(admission));
  }
  const withMail = (id: string, answer: (mail: StoredMail) => Response | Promise<Response>) => {
    const mail = findMail(shop, id);
    return mail === undefined ? notFound() : answer(mail);
  };
  app.get('/outbox', () => page(listPage(latestMails(shop, mailsOnPage)), ownPolicy));
  app.get('/outbox/:id', (call) => withMail(call.req.param('id'), (mail) => page(mailPage(mail), ownPolicy)));
  app.get('/outbox/:id/html', (call) => withMail(call.req.param('id'), (mail) => mailContent(shop, mail)));
  app.get('/outbox/:id/text', (call) =>
    withMail(call.req.param('id'), (mail) => plain(mail.text, 'text/plain; charset=utf-8')),
  );
  app.get('/outbox/:id/eml', (call) =>
    withMail(call.req.param('id'), async (mail) => plain((await asSent(shop, mail)).message, 'message/rfc822')),
  );
}

const page = (content: SafeHtml, policy: string, status = 200): Response =>
  new Response(content.text, { status, headers: { ...headers, 'content-security-policy': policy } });

function listPage(mails: readonly StoredMail[]): SafeHtml {
  const rows = mails.map(
    (mail) =>
      html`<tr>
        <td>${time(mail)}</td>
        <td>${mail.recipient}</td>
        <td><a href="/outbox/${mail.id}">${mail.subject}</a></td>
      </tr> `,
  );
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">Zeit</th>
        <th scope="col">An</th>
        <th scope="col">Betreff</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
  return paperPage(
    'de-DE',
    'Postausgang',
    html`<h1>Postausgang</h1>
      <p>Alle E-Mails des eingebauten Shops, die neueste zuerst.</p>
      ${mails.length === 0 ? html`<p>Noch wurde keine E-Mail geschrieben.</p>` : table}`,
  );
}

const time = (mail: StoredMail): string =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Berlin' }).format(
    mail.created_at,
  );

function mailPage(mail: StoredMail): SafeHtml {
  return paperPage(
    'de-DE',
    mail.subject,
    html`<p><a href="/outbox">Zurück zum Postausgang</a></p>
      <h1>${mail.subject}</h1>
      <dl>
        <dt>An</dt>
        <dd>${mail.recipient}</dd>
        <dt>Zeit</dt>
        <dd>${time(mail)}</dd>
      </dl>
      <iframe
        src="/outbox/${mail.id}/html"
        title="Inhalt der E-Mail"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <p><a href="/outbox/${mail.id}/text">Nur Text</a> · <a href="/outbox/${mail.id}/eml">Als .eml-Datei</a></p>`,
  );
}

const notFound = (): Response =>
  page(paperPage('de-DE', 'Nicht gefunden', html`<h1>Diese E-Mail gibt es nicht</h1>`), ownPolicy, 404);

/** As it would be sent now. */
const asSent = (shop: Shop, mail: StoredMail) => illustrate(shop, mail, drawingTime());

async function mailContent(shop: Shop, mail: StoredMail): Promise<Response> {
  const headersOfMail = { ...headers, 'content-security-policy': mailPolicy };
  const sent = await asSent(shop, mail);
  return new Response(asPage(sent.html, sent.pictures), { headers: headersOfMail });
}

function plain(content: string, type: string): Response {
  return new Response(content, { headers: { ...headers, 'content-type': type } });
}
