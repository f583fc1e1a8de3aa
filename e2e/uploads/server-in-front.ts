import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server of a test that stands before another one, on a port of its own. */
export abstract class ServerInFront {
  readonly #server = createServer((request, response) => void this.answer(request, response));

  protected abstract answer(request: IncomingMessage, response: ServerResponse): void | Promise<void>;

  get origin(): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The server in front does not listen.');
    return `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  protected async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }
}
