/** What a document says that its page will ask the shop for first, before any of the page's own code is there. */
export interface AheadWish {
  /** Name of the cookie with the session's token: without a session nothing is asked. */
  readonly cookie: string;
  /** Name of the header it is sent in. */
  readonly header: string;
  /** Name of a database: where there is one, something else comes first. */
  readonly unless: string;
  /** What every question tells the shop. */
  readonly headers: Readonly<Record<string, string>>;
  readonly calls: readonly AheadCall[];
}

interface AheadCall {
  readonly method: string;
  readonly url: string;
  /** JSON. */
  readonly body?: string | undefined;
}

/** One question under way, and with which token it was asked. */
export interface AheadAnswer extends AheadCall {
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** Put there by what stands in a document, for the page that comes alive in it. */
    askedAhead?: AheadAnswer[];
  }
}
