/**
 * Whom an address stands for where attempts are counted: an IPv4 address is one client, of IPv6 a provider gives each
 * client a whole /64 network, whose addresses it may change at will.
 */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [plain = ''] = address.toLowerCase().split('%', 1);
  const [head = '', tail = ''] = plain.split('::', 2);
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = plain.includes('::') ? 8 - (before?.length ?? 0) - (after?.length ?? 0) : 0;
  const groups = [...(before ?? []), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...(after ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
