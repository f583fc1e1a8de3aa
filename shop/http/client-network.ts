import { isIP, isIPv6 } from 'node:net';

/**
 * Whom an address stands for where attempts, bytes and connections are counted: an IPv4 address is one client, of IPv6 a
 * provider gives each client a whole /64 network, whose addresses it may change at will. Clients without an address count
 * as one.
 */
export function clientNetwork(address: string | undefined): string {
  if (address === undefined || address === '') return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::', 2);
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const groupsOf = (part: string): string[] =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));

/**
 * Address of who asks: of the connection, or, behind a proxy that is trusted, what that proxy noted last in
 * `X-Forwarded-For`; whatever stands before it the client may have invented.
 */
export function clientAddress(
  headers: Headers,
  connection: string | undefined,
  isBehindProxy: boolean,
): string | undefined {
  if (!isBehindProxy) return connection;
  const noted = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const address = withoutPort(noted);
  return isIP(address) === 0 ? connection : address;
}

/** Some proxies note the port too, and then IPv6 addresses in brackets. */
const withoutPort = (noted: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(noted)?.[1] ?? /^([\d.]+):\d+$/.exec(noted)?.[1] ?? noted;
