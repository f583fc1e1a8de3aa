/** What the bundler knows about the modules of the page. */
export interface ModuleGraph {
  importsOf: (id: string) => readonly string[];
  bytesOf: (id: string) => number;
}

/** A page that somebody may see first: the modules it begins with, besides the entry. */
export interface View {
  name: string;
  roots: readonly string[];
}

/** What pages bring when they can be used, and not with what they begin with. */
export interface LaterParts {
  /** Roots of one part are asked for one right after the other. */
  together: readonly View[];
  /** Who may ask for some of them, besides: nothing is sought in there that should travel together. */
  besides?: readonly View[];
}

/** Modules that travel together, and how many bytes of them each view that loads them needs. */
interface Chunk {
  needed: ReadonlyMap<View, number>;
  modules: readonly string[];
  bytes: number;
}

/** Source bytes that may come in vain for every file that is spared: a file of its own compresses worse and costs a request. */
const bytesPerSparedFile = 3500;

/** Source bytes of one chunk that a view may load in vain. */
const mostInVain = 13_000;

/**
 * Sorts what views share into chunks by who needs it, never by its name: modules that the same views import travel together,
 * and small chunks join others as long as that spares more than what some of the views load in vain. Every view needs what the
 * entry imports; the packages among it, with what stands in for parts of them, are the framework, which keeps its file, and so its
 * place in browsers, when only the shop's own code changes. The entry travels with the shop's own: a file that does nothing but call
 * it would be a request of every page. What only one module begins with is left to the bundler. A chunk imports only from chunks that all
 * of its views load anyway; so no chunks import each other in a circle.
 * What comes later is sorted in the same way when everything else has its place, so that no page begins with other files for it;
 * there, what only one module begins with travels along, and so does that module.
 * @param always the entry, and what travels with it
 * @returns the chunk's name by module
 */
export function planChunks(
  graph: ModuleGraph,
  [entry = '', ...along]: readonly string[],
  views: readonly View[],
  later: LaterParts = { together: [] },
): Map<string, string> {
  const always = reachedFrom([entry, ...along], graph.importsOf);
  const packages = [...always].filter((id) => id.includes('/node_modules/'));
  const framework = reachedFrom(packages, graph.importsOf);
  const own = [...always].filter((id) => !framework.has(id));
  const all = [...views, ...later.together, ...(later.besides ?? [])];
  const sort = (roots: Iterable<string>, known: ReadonlySet<string>, sorted: readonly View[]) =>
    sortByRoots(graph, [...reachedFrom(roots, graph.importsOf).difference(known)], sorted);

  const shared = sort(views.flatMap(rootsOf), always, views).filter(({ roots }) => roots > 1);
  const first = joinSmall(joinEqual([...own.map((id) => chunkOfModule(id, views, graph)), ...shared]), graph);
  const begins = new Set(views.flatMap(rootsOf));
  const known = new Set([...always, ...begins, ...first.flatMap(({ modules }) => modules)]);
  const standing = sort(known, always, all);
  const rest = sort(
    later.together.flatMap(rootsOf).filter((root) => !begins.has(root)),
    known,
    all,
  );
  const more = joinSmall(joinEqual(rest), graph, standing);

  const nameOf = (modules: readonly string[], index: number): string =>
    modules.includes(entry) ? 'index' : `shared-${index + 1}`;
  return new Map([
    ...[...framework].map((id): [string, string] => [id, 'framework']),
    ...namedBy(first, ({ modules }, index) => nameOf(modules, index)),
    ...namedBy(more, (_chunk, index) => `later-${index + 1}`),
  ]);
}

/** Everything that is loaded with the given modules, themselves included. */
export function reachedFrom(roots: Iterable<string>, importsOf: ModuleGraph['importsOf']): Set<string> {
  const reached = new Set(roots);
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported);
  return reached;
}

const rootsOf = ({ roots }: View): readonly string[] => roots;

const namedBy = (chunks: readonly Chunk[], nameOf: (chunk: Chunk, index: number) => string): [string, string][] =>
  chunks.flatMap((chunk, index) => chunk.modules.map((id): [string, string] => [id, nameOf(chunk, index)]));

/** Each module by itself, with the views that load it and how many of their roots it is reached from. */
function sortByRoots(
  graph: ModuleGraph,
  ids: readonly string[],
  views: readonly View[],
): (Chunk & { roots: number })[] {
  const roots = [...new Set(views.flatMap(rootsOf))];
  const reached = new Map(roots.map((root) => [root, reachedFrom([root], graph.importsOf)]));
  return ids.map((id) => {
    const needing = roots.filter((root) => reached.get(root)?.has(id));
    const loading = views.filter((view) => view.roots.some((root) => needing.includes(root)));
    return { ...chunkOfModule(id, loading, graph), roots: needing.length };
  });
}

function chunkOfModule(id: string, views: readonly View[], { bytesOf }: ModuleGraph): Chunk {
  return { needed: new Map(views.map((view) => [view, bytesOf(id)])), modules: [id], bytes: bytesOf(id) };
}

/** Joins chunks that the same views load. */
function joinEqual(chunks: readonly Chunk[]): Chunk[] {
  const groups = Map.groupBy(chunks, ({ needed }) =>
    [...needed.keys()]
      .map(({ name }) => name)
      .toSorted()
      .join(' '),
  );
  return [...groups.values()].map((group) => group.reduce(join));
}

function join(one: Chunk, other: Chunk): Chunk {
  const needed = new Map(one.needed);
  for (const [view, bytes] of other.needed) needed.set(view, bytes + (needed.get(view) ?? 0));
  return { needed, modules: [...one.modules, ...other.modules], bytes: one.bytes + other.bytes };
}

/**
 * Joins the two chunks that spare most by it, again and again.
 * @param standing what has its place already
 */
function joinSmall(sorted: readonly Chunk[], { importsOf }: ModuleGraph, standing: readonly Chunk[] = []): Chunk[] {
  let chunks = [...sorted];
  const next = (): [Chunk, Chunk] | undefined => bestPair(chunks, standing, importsOf);
  for (let pair = next(); pair; pair = next()) {
    const [one, other] = pair;
    chunks = joinEqual([...chunks.filter((chunk) => chunk !== one && chunk !== other), join(one, other)]);
  }
  return chunks;
}

function bestPair(
  chunks: readonly Chunk[],
  standing: readonly Chunk[],
  importsOf: ModuleGraph['importsOf'],
): [Chunk, Chunk] | undefined {
  const imported = importedChunks([...chunks, ...standing], importsOf);
  let best: [Chunk, Chunk] | undefined;
  let most = 0;
  for (const [index, one] of chunks.entries())
    for (const other of chunks.slice(index + 1)) {
      const spared = sparedBy(one, other);
      if (spared <= most) continue;
      const views = new Set([...one.needed.keys(), ...other.needed.keys()]);
      const others = new Set([one, other].flatMap((chunk) => imported.get(chunk) ?? [])).difference(
        new Set([one, other]),
      );
      if (![...others].every(({ needed }) => views.isSubsetOf(needed))) continue;
      best = [one, other];
      most = spared;
    }
  return best;
}

function importedChunks(chunks: readonly Chunk[], importsOf: ModuleGraph['importsOf']): Map<Chunk, Chunk[]> {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)));
  return new Map(
    chunks.map((chunk) => [chunk, chunk.modules.flatMap(importsOf).flatMap((id) => chunkOf.get(id) ?? [])]),
  );
}

/** What joining two chunks spares, in source bytes; nothing when a view would load too much in vain. */
function sparedBy(one: Chunk, other: Chunk): number {
  const joined = join(one, other);
  if ([...joined.needed.values()].some((bytes) => joined.bytes - bytes > mostInVain)) return 0;
  const files = one.needed.size + other.needed.size - joined.needed.size;
  return files * bytesPerSparedFile - (inVain(joined) - inVain(one) - inVain(other));
}

function inVain({ needed, bytes }: Chunk): number {
  return needed.size * bytes - [...needed.values()].reduce((sum, own) => sum + own, 0);
}
