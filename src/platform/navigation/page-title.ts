/** What a tab or a search engine calls a page. */
export const pageTitle = (title: string, brand: string): string => `${title} – ${brand}`;
