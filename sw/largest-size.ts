/** As Shopware names the sizes of a picture: `name_400x400.webp`, beside the picture itself or below `/thumbnail/`. */
const size = /_(\d+)x\d+(?=\.\w+$)/;

/** The largest size of the same picture among those that are kept; undefined when there is none. */
export function largestSize(wanted: string, kept: readonly string[]): string | undefined {
  const same = kept.filter((address) => pictureOf(address) === pictureOf(wanted));
  return same.toSorted((one, other) => widthOf(other) - widthOf(one))[0];
}

/** Where the picture itself would be, whatever size an address is of. */
function pictureOf(address: string): string {
  const { origin, pathname } = new URL(address);
  const name = pathname.replace(/^\/thumbnail\//, '/media/').replace(size, '');
  return origin + name.replace(/\.\w+$/, '');
}

const widthOf = (address: string): number => Number(size.exec(new URL(address).pathname)?.[1] ?? Infinity);
