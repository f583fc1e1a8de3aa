/** A product, and who wrote it where the shop says so. */
interface ComposedProduct {
  readonly customFields: { readonly composer: string };
}

/** The composers of these products whose name holds every word of a text, accents aside, in the order of the products. */
export function composersNamed(text: string, products: readonly ComposedProduct[]): readonly string[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const composers = new Set(products.map(({ customFields }) => customFields.composer));
  return [...composers].filter((composer) => isOne(composer) && words.every((word) => plain(composer).includes(word)));
}

/** A list of names is nobody's name. */
const isOne = (composer: string): boolean => composer !== '' && !/[,;&]/.test(composer);

/** Without accents: who types "dvorak" means Dvořák. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
