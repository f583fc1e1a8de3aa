import { atom } from 'jotai';
import * as z from 'zod/mini';

const linkSchema = z.object({
  orderId: z.string(),
  deepLinkCode: z.string(),
  email: z.string(),
  zipcode: z.string(),
});

/** By which link, e-mail address and postal code an order was opened outside of the session. */
type KeptLink = z.infer<typeof linkSchema>;

const key = 'guest-order-links';

const keptAtom = atom<readonly KeptLink[] | null>(null);

/** Links of guests, for as long as this tab is open. */
export const guestLinksAtom = atom(
  (get): readonly KeptLink[] => get(keptAtom) ?? readLinks(),
  (_get, set, links: readonly KeptLink[]) => {
    set(keptAtom, links);
    writeLinks(links);
  },
);

function readLinks(): readonly KeptLink[] {
  try {
    return z.array(linkSchema).parse(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
  } catch {
    // The guest is asked once more.
    return [];
  }
}

function writeLinks(links: readonly KeptLink[]): void {
  try {
    if (links.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(links));
  } catch {
    // Then this document alone knows them.
  }
}
