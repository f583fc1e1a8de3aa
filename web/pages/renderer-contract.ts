import type { SlotValues } from './slotted-bytes.ts';

/** What the built renderer (dist/server/render.js) gives the web server; its source is the storefront, which is not imported here. */
export interface RendererModule {
  createRenderer: (options: object) => Renderer;
  /** Query parameters that pages read; others change nothing. */
  pageParameters: readonly string[];
  /** What is put into the slots of a document for one visitor. */
  slotTexts: (visit: Visit) => SlotValues;
}

export interface Renderer {
  /** @param wanted `slots`: what is to stand in the document where the slots are */
  page: (wanted: { request: Request; slots: SlotValues }) => Promise<RenderedPage>;
  /** The document that starts the app where there is no page. */
  shell: (slots: SlotValues) => Promise<{ locale: string; html: string }>;
  /** The cart for who browses without scripts. */
  cart: CartRenderer;
}

/** Who asks for a cart: the address, the session, and the way to the shop that tells it who asks. */
export interface FormVisit {
  request: Request;
  session: { read(): string | undefined; write(token: string): void };
  fetch: typeof globalThis.fetch;
}

/** What a form without scripts asks for. */
export type FormChange =
  | { kind: 'add'; productId: string; quantity: number }
  | { kind: 'change'; lineId: string; quantity: number }
  | { kind: 'remove'; lineId: string };

/** Answers for one visitor alone. */
export interface CartRenderer {
  show: (
    visit: FormVisit & { slots: SlotValues },
  ) => Promise<{ status: number; locale: string; html: string } | { status: number; location: string }>;
  /** Never rejects. @returns a word for what came of it, which the cart's address passes on */
  change: (visit: FormVisit, change: FormChange) => Promise<string>;
}

/** A whole document and the data it is made of, as JSON; or where the page is instead. */
export type RenderedPage =
  | { status: number; locale: string; html: string; payload: string }
  | { status: number; location: string };

export type PageTheme = 'light' | 'dark';

/** What is put into a document for one visitor. */
export interface Visit {
  nonce: string;
  /** What the visitor chose; else the browser decides. */
  theme: PageTheme | undefined;
}
