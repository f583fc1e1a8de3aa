interface NamedProduct {
  readonly name: string;
  readonly customFields: { readonly composer: string };
}

/** What stands at the top of a product's page: the work, and above it who wrote it where the shop says so. */
export function workTitle({ name, customFields: { composer } }: NamedProduct): { composer: string; title: string } {
  const before = `${composer}: `;
  return { composer, title: composer !== '' && name.startsWith(before) ? name.slice(before.length) : name };
}
