import { requestOrigin } from '#shop/http/request-origin.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Whether a form was sent from a page of this shop. Browsers say where from, each in one of two ways at least; what says nothing
 * is no browser that another site could make send something.
 */
export function isOwnForm({ url, headers }: Request, settings: Pick<Settings, 'publicUrl' | 'behindProxy'>): boolean {
  const site = headers.get('sec-fetch-site');
  const from = headers.get('origin');
  const own = new URL(settings.publicUrl ?? requestOrigin(new URL(url), headers, settings.behindProxy)).origin;
  return (site === null || site === 'same-origin') && (from === null || from === own);
}
