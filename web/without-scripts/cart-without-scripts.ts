import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Answer, ClientAddress } from '../answers/answer.ts';
import { compress } from '../answers/compress.ts';
import { createNonce } from '../answers/content-security-policy.ts';
import { chosenTheme } from '../pages/chosen-theme.ts';
import { shopIsAway } from '../pages/packed-content.ts';
import type { FormVisit } from '../pages/renderer-contract.ts';
import type { Rendering } from '../pages/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import { readFormChange } from './cart-form.ts';
import { isOwnForm } from './own-form.ts';
import { sessionOf } from './session-cookie.ts';

interface CartOptions {
  rendering: Pick<Rendering, 'cart' | 'slotTexts'>;
  backend: Answer;
  /** The content security policy of a page with this nonce. */
  policy: (nonce: string) => string;
  settings: Pick<Settings, 'publicUrl' | 'behindProxy'>;
}

interface CartEnvironment {
  Bindings: ClientAddress;
}

/** No form of ours is longer, in bytes. */
const longestForm = 2000;

/**
 * The cart for who browses without scripts, in each language: a page for one visitor, and forms that change the cart and lead
 * back to it. The session is the one that scripts use, so the cart is the same one with and without them.
 */
export function cartWithoutScripts({ rendering, backend, policy, settings }: CartOptions): Hono<CartEnvironment> {
  const isSecure = settings.publicUrl?.startsWith('https:') === true;
  const { cart, slotTexts } = rendering;
  const app = new Hono<CartEnvironment>();

  const visitOf = ({ req, env }: Context<CartEnvironment>) => {
    const session = sessionOf(req.raw.headers, isSecure);
    const fetch: FormVisit['fetch'] = (input, init) => backend(new Request(input, init), env);
    return { session, visit: { request: req.raw, session, fetch } };
  };

  const show = async (call: Context<CartEnvironment>): Promise<Response> => {
    const { session, visit } = visitOf(call);
    const nonce = createNonce();
    const slots = slotTexts({ nonce, theme: chosenTheme(call.req.raw.headers) });
    const shown = await cart.show({ ...visit, slots });
    const headers = session.tell(new Headers(forOneVisitor));
    if ('location' in shown) return leadTo(shown.location, shown.status, headers);
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('content-language', shown.locale);
    headers.set('content-security-policy', policy(nonce));
    if (shown.status === shopIsAway) headers.set('retry-after', '10');
    return compress(call.req.raw, new Response(shown.html, { status: shown.status, headers }));
  };

  const change = async (call: Context<CartEnvironment>): Promise<Response> => {
    const { req } = call;
    if (!isOwnForm(req.raw, settings)) return new Response(null, { status: 403, headers: forOneVisitor });
    const { session, visit } = visitOf(call);
    const wanted = await readFormChange(req.param('kind') ?? '', req.raw);
    const outcome = wanted === undefined ? 'failed' : await cart.change(visit, wanted);
    const place = req.path.slice(0, req.path.lastIndexOf('/'));
    return leadTo(`${place}?outcome=${outcome}`, 303, session.tell(new Headers(forOneVisitor)));
  };

  const limit = bodyLimit({
    maxSize: longestForm,
    onError: () => new Response(null, { status: 413, headers: forOneVisitor }),
  });
  for (const place of ['/without-scripts/cart', '/:language{[a-z][a-z]-[A-Z][A-Z]}/without-scripts/cart']) {
    app.get(place, show);
    app.post(`${place}/:kind{add|change|remove}`, limit, change);
  }
  return app;
}

const forOneVisitor = { 'cache-control': 'private, no-store', vary: 'cookie', 'x-robots-tag': 'noindex' };

function leadTo(location: string, status: number, headers: Headers): Response {
  headers.set('location', location);
  return new Response(null, { status, headers });
}
