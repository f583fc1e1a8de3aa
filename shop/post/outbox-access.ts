import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { backOffs, countAttempt, forgetAttempts } from '../context/rate-limit.ts';
import { clientNetwork } from '../http/client-network.ts';
import type { Shop } from '../entities/shop.ts';
import { html, type SafeHtml } from './html.ts';
import { paperPage } from './paper-page.ts';

const cookieName = 'outbox';

/** Seconds a browser stays admitted. */
const admissionSeconds = 12 * 60 * 60;

interface Admission {
  readonly shop: Shop;
  readonly token: string;
  readonly page: (content: SafeHtml, status: number) => Response;
}

/** Lets a request through that carries the cookie of an admitted browser; everybody else is asked for the token. */
export function requireAdmission({ token, page }: Admission): MiddlewareHandler {
  const admitted = proofOf(token);
  return async (call, next) => {
    if (isSame(getCookie(call, cookieName) ?? '', admitted)) {
      await next();
      return undefined;
    }
    return page(askingPage(), 401);
  };
}

/** Takes the token a person typed: the right one is answered with the cookie, a wrong one is counted per address. */
export async function admit(call: Context, { shop, token, page }: Admission): Promise<Response> {
  const key = `outbox:${clientNetwork(addressOf(call))}`;
  const seconds = countAttempt(shop, key, backOffs.login);
  if (seconds > 0) return page(askingPage(`Zu viele Versuche. Bitte warten Sie ${seconds} Sekunden.`), 429);
  const typed: unknown = (await call.req.parseBody())['token'];
  if (typeof typed !== 'string' || !isSame(proofOf(typed.trim()), proofOf(token)))
    return page(askingPage('Dieses Kennwort ist es nicht. Es steht in der Einstellung OUTBOX_TOKEN.'), 401);
  forgetAttempts(shop, key);
  setCookie(call, cookieName, proofOf(token), {
    path: '/outbox',
    httpOnly: true,
    sameSite: 'Strict',
    secure: shop.baseUrl.startsWith('https:'),
    maxAge: admissionSeconds,
  });
  return call.redirect('/outbox', 303);
}

/** What the cookie holds: proves that the token was known without telling it. */
const proofOf = (token: string): string => createHmac('sha256', token).update('outbox').digest('base64url');

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function addressOf(call: Context): string {
  const connection: unknown = call.env;
  const isKnown = typeof connection === 'object' && connection !== null && 'clientAddress' in connection;
  return isKnown ? String(connection.clientAddress) : 'unknown';
}

function askingPage(problem?: string): SafeHtml {
  return paperPage(
    'de-DE',
    'Postausgang',
    html`<h1>Postausgang</h1>
      <p>Die E-Mails enthalten Links zu Kundenkonten. Bitte geben Sie das Kennwort des Postausgangs ein.</p>
      ${problem !== undefined && html`<p class="note" role="alert">${problem}</p>`}
      <form method="post" action="/outbox/admission">
        <label>Kennwort <input type="password" name="token" autocomplete="current-password" required /></label>
        <button class="primary">Öffnen</button>
      </form>`,
  );
}
