/** What the built renderer (dist/server/render.js) gives the web server; its source is the storefront, which is not imported here. */
export interface RendererModule {
  createRenderer: (options: object) => RenderPage;
  /** Query parameters that pages read; others change nothing. */
  pageParameters: readonly string[];
}

export type RenderPage = (request: { request: Request; nonce: string; origin: string }) => Promise<RenderedPage>;

export interface RenderedPage {
  status: number;
  location?: string;
  locale: string;
  head: string;
  body: string;
  data: string;
  modules: string[];
}
