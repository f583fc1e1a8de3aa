/** Which page an address asks for, and what else stands in it. */
export interface PageAddress {
  /** Path and known parameters in a fixed order: equal for the same page. */
  readonly key: string;
  /** Parameters no page reads, as they came: for whoever counts visitors, where a page has moved. */
  readonly unread: string;
}

/** Reads an address. What no page reads is left out of its key, so that made-up parameters are not further pages. */
export function pageAddress({ pathname, searchParams }: URL, known: ReadonlySet<string>): PageAddress {
  const pairs = [...searchParams];
  const read = new URLSearchParams(pairs.filter(([name]) => known.has(name)));
  read.sort();
  const unread = new URLSearchParams(pairs.filter(([name]) => !known.has(name)));
  return { key: pathname + (read.size > 0 ? `?${read}` : ''), unread: unread.toString() };
}

/** Where a page has moved, with the parameters no page reads. */
export function withUnread(location: string, unread: string): string {
  if (unread === '') return location;
  const [address = '', fragment] = location.split('#');
  return `${address}${address.includes('?') ? '&' : '?'}${unread}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** A page's payload stands below it; `/a` and `/a/` share one address. */
const payloadName = '/_payload.json';

/** Path of the page that a payload's path belongs to, without a slash at its end; undefined for other paths. */
export function pageOfPayload(pathname: string): string | undefined {
  return pathname.endsWith(payloadName) ? pathname.slice(0, -payloadName.length) || '/' : undefined;
}

/** Whether a page has moved to its own address with a slash at the end. */
export function isOnlyASlash(from: string, location: string): boolean {
  const [path = ''] = location.split(/[?#]/);
  return decode(path) === `${decode(from)}/`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
