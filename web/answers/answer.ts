/** Answers a request: a backend, or the whole web server. */
export type Answer = (request: Request, client: ClientAddress) => Promise<Response>;

export interface ClientAddress {
  /** Undefined when the request did not come over a socket. */
  address: string | undefined;
}
