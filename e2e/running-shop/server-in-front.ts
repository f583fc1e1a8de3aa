import { createServer, request as askServer, type IncomingMessage, type ServerResponse } from 'node:http';

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

  /** Lets the server behind answer; cut off when that one is. */
  protected passOn(request: IncomingMessage, response: ServerResponse, behind: string): void {
    const { hostname, port } = new URL(behind);
    const { method, url: path, headers } = request;
    const passed = askServer({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  }

  protected async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }
}
