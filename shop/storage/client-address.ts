import { isIPv6 } from 'node:net';

/**
 * The party limits are counted for: an IPv4 address, or the /64 network of an IPv6 address (one household owns
 * all of it). Addresses that are not known share one allowance.
 */
export function limitedParty(address: string | undefined): string {
  if (address === undefined || address === '') return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1] ?? address;
  return isIPv6(address) ? `${expandGroups(address).slice(0, 4).join(':')}::/64` : address;
}

function expandGroups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}
