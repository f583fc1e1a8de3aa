import * as z from 'zod/mini';
import type { Shop } from '../../entities/shop.ts';
import { systemLanguage } from '../../base/system-ids.ts';

const categorySchema = z.object({
  id: z.string(),
  parent_id: z.nullable(z.string()),
  path: z.nullable(z.string()),
});
const nameSchema = z.object({ id: z.string(), language_id: z.string(), name: z.nullable(z.string()) });

type Names = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Rewrites path, level, child count and breadcrumb of every category.
 *
 * @returns ids of the categories that stand elsewhere than before.
 */
export function indexCategories(shop: Shop): string[] {
  const { database } = shop;
  const categories = z.array(categorySchema).parse(database.prepare('SELECT id, parent_id, path FROM category').all());
  const parents = new Map(categories.map((category) => [category.id, category.parent_id]));
  const names = loadNames(shop);
  const setTree = database.prepare('UPDATE category SET path = ?, level = ?, child_count = ? WHERE id = ?');
  const setCrumbs = database.prepare('UPDATE category_translation SET breadcrumb = ? WHERE id = ? AND language_id = ?');
  const moved: string[] = [];
  for (const { id, path: before } of categories) {
    const line = lineage(parents, id);
    const above = line.slice(0, -1);
    const children = categories.filter((category) => category.parent_id === id).length;
    const path = above.length === 0 ? null : `|${above.join('|')}|`;
    if (path !== before) moved.push(id);
    setTree.run(path, line.length, children, id);
    for (const languageId of names.get(id)?.keys() ?? []) {
      const breadcrumb = line.map((item) => nameOf(names, item, languageId));
      setCrumbs.run(JSON.stringify(breadcrumb), id, languageId);
    }
  }
  return moved;
}

function loadNames(shop: Shop): Names {
  const names = new Map<string, Map<string, string>>();
  const rows = shop.database.prepare('SELECT id, language_id, name FROM category_translation').all();
  for (const row of z.array(nameSchema).parse(rows)) {
    if (row.name === null) continue;
    const byLanguage = names.get(row.id) ?? new Map<string, string>();
    names.set(row.id, byLanguage.set(row.language_id, row.name));
  }
  return names;
}

function nameOf(names: Names, id: string, languageId: string): string {
  const own = names.get(id);
  return own?.get(languageId) ?? own?.get(systemLanguage) ?? '';
}

/** Ids from the root down to the category itself; a loop in the data ends the line. */
function lineage(parents: ReadonlyMap<string, string | null>, id: string): string[] {
  const line = [id];
  for (let parent = parents.get(id); parent && !line.includes(parent); parent = parents.get(parent))
    line.unshift(parent);
  return line;
}
