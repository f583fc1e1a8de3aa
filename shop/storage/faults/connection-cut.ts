/**
 * Thrown by the store's `fetch` when a fault breaks the connection. In-process it is what a network failure is to a
 * caller of `fetch`; over HTTP the adapter closes the socket without an answer.
 */
export class ConnectionCut extends TypeError {
  constructor() {
    super('The connection was cut.');
    this.name = 'ConnectionCut';
  }
}
