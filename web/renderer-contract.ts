/** What the built renderer (dist/server/render.js) gives the web server; its source is the storefront, which is not imported here. */
export type PageRenderer = (request: { request: Request; nonce: string; origin: string }) => Promise<{
  status: number;
  location?: string;
  locale: string;
  head: string;
  body: string;
  data: string;
  modules: string[];
}>;
