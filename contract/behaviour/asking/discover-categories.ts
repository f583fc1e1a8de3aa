import * as z from 'zod/mini';
import type { Client } from './client.ts';
import { read } from './expectations.ts';
import { id, resultOf } from './shapes.ts';

const categories = z.array(
  z.object({
    id,
    parentId: z.nullable(z.string()),
    type: z.string(),
    level: z.number(),
    active: z.boolean(),
    visible: z.boolean(),
    translated: z.object({ name: z.string() }),
  }),
);

export type NavigationEntry = z.infer<typeof categories>[number];

export interface ListingCategory {
  readonly id: string;
  readonly total: number;
  /** Of the first page. */
  readonly productIds: readonly string[];
}

const deepest = 4;
/** Categories tried before the largest one so far is taken. */
const tries = 12;

/** The main navigation as a flat list. */
export async function readNavigation(client: Client): Promise<readonly NavigationEntry[]> {
  const path = '/navigation/main-navigation/main-navigation';
  return read(await client.post(path, { depth: deepest, buildTree: false }), categories);
}

/** The category with the most products among the first pages of the navigation. */
export async function discoverListing(
  client: Client,
  entries: readonly NavigationEntry[],
): Promise<ListingCategory | undefined> {
  let best: ListingCategory | undefined;
  for (const entry of entries.filter(({ type }) => type === 'page').slice(0, tries)) {
    const answer = await client.post(`/product-listing/${entry.id}`, { limit: 50, includes: { product: ['id'] } });
    if (answer.status !== 200) continue;
    const { total, elements } = read(answer, resultOf(z.object({ id })));
    if (total > (best?.total ?? 0)) best = { id: entry.id, total, productIds: elements.map(({ id }) => id) };
  }
  return best;
}
