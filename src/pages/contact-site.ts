import { Component as Contact } from './contact.tsx';
import { Component as Infringement } from './rechtsverletzung-melden.tsx';

/** Letters to the shop, by path: two forms of the same parts, so they travel as one. */
export const contactSite = {
  contact: { Component: Contact },
  'rechtsverletzung-melden': { Component: Infringement },
} as const;
