import { atom } from 'jotai';

const parts = ['orderId', 'deepLinkCode', 'email', 'zipcode'] as const;

/** By which link, e-mail address and postal code an order was opened outside of the session. */
type KeptLink = Readonly<Record<(typeof parts)[number], string>>;

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
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) && kept.every(isKeptLink) ? kept : [];
  } catch {
    // The guest is asked once more.
    return [];
  }
}

/** Schemas would come with pages that show no order. */
const isKeptLink = (value: unknown): value is KeptLink =>
  typeof value === 'object' && value !== null && parts.every((part) => typeof Reflect.get(value, part) === 'string');

function writeLinks(links: readonly KeptLink[]): void {
  try {
    if (links.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(links));
  } catch {
    // Then this document alone knows them.
  }
}

/** Whether this tab knows what the guest showed who opened the order by its link. */
export const isLinkShownAtom = atom(
  (get) =>
    (deepLinkCode: string): boolean =>
      get(guestLinksAtom).some((link) => link.deepLinkCode === deepLinkCode),
);
