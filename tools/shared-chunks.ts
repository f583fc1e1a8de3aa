import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { entryModule, firstViews } from './first-views.ts';
import { laterParts } from './later-parts.ts';
import { planChunks, type ModuleGraph, type View } from './plan-chunks.ts';

/** Which modules each file of the build holds, with their source bytes, and which modules each of them imports. */
export interface ModuleNotes {
  files: Record<string, Record<string, number>>;
  imports: Record<string, string[]>;
}

export const moduleNotesFile = '.vite/modules.json';

/** The router's list: whatever it imports later is a page somebody may see first. */
const routes = 'src/app/routes.tsx';

/**
 * What the code of clicks shares with some pages, which every page brings when it is idle: 600 bytes that travel with the entry. With
 * what those pages share besides, half a framework of schemas would come along.
 */
const ofClicks = ['src/platform/connectivity/noting-kept.ts', 'src/platform/connectivity/hearing-kept.ts'];

/**
 * What pages share that every page brings when it is idle, for what it looks after: left to the bundler, as planned with the pages it would
 * lie beside schemas that nobody needs then.
 */
const ofIdlePages = ['src/features/orders/guest-links.ts'];

/** Pages that hardly anybody comes to see: they take what others share as it is cut for those. */
const besides = ['src/pages/platform.tsx', 'src/pages/style.tsx'];

/** The one group for the bundler: what pages share, in files by who needs it. */
export function sharedChunks(): Rolldown.CodeSplittingGroup {
  let nameByModule: Map<string, string> | undefined;
  return {
    debugName: 'shared by views',
    name: (id, context) => (nameByModule ??= nameModules(context)).get(id) ?? null,
  };
}

function nameModules(context: Rolldown.ChunkingContext): Map<string, string> {
  const entry = `${process.cwd()}/${entryModule}`;
  const graph: ModuleGraph = {
    importsOf: (id) => context.getModuleInfo(id)?.importedIds ?? [],
    bytesOf: (id) => context.getModuleInfo(id)?.code?.length ?? 0,
  };
  const pages = context.getModuleInfo(`${process.cwd()}/${routes}`)?.dynamicallyImportedIds;
  const always = [entry, ...ofClicks.map((path) => `${process.cwd()}/${path}`)];
  const inPlace = ({ name, roots }: View): View => viewOf(name, roots);
  const planned = planChunks(graph, always, viewsOf(pages), {
    together: laterParts.together.map(inPlace),
    besides: (laterParts.besides ?? []).map(inPlace),
  });
  for (const path of ofIdlePages) planned.delete(`${process.cwd()}/${path}`);
  return planned;
}

/**
 * Every page, and the parts of a page that count as a first view of their own, without and with what comes alive later. A page that
 * is seen with one of its parts only is no view by itself.
 */
function viewsOf(pages: readonly string[] = []): View[] {
  if (pages.length === 0) throw new Error(`${routes} imports no pages; the chunks cannot be planned.`);
  const further = firstViews.map(({ name, roots }) => viewOf(name, roots));
  const whole = firstViews.flatMap(({ name, roots, standing = [] }) =>
    standing.length > 0 ? [viewOf(`${name}, all alive`, [...roots, ...standing])] : [],
  );
  return [
    ...pages
      .filter((page) => !isSeenInParts(page, further) && !isBesides(page))
      .map((page) => ({ name: page, roots: [page] })),
    ...further.filter(({ roots }) => !roots.every((root) => pages.includes(root))),
    ...whole,
  ];
}

const isBesides = (page: string): boolean => besides.some((path) => page.endsWith(path));

const viewOf = (name: string, roots: readonly string[]): View => ({
  name,
  roots: roots.map((root) => `${process.cwd()}/${root}`),
});

function isSeenInParts(page: string, views: readonly View[]): boolean {
  const seen = views.filter(({ roots }) => roots.includes(page));
  return seen.length > 0 && seen.every(({ roots }) => roots.length > 1);
}

/** Writes down for the check of the first views what the build is made of. */
export function noteModules(): Plugin {
  return {
    name: 'note-modules',
    generateBundle(_options, bundle) {
      const files: ModuleNotes['files'] = {};
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          files[chunk.fileName] = Object.fromEntries(
            Object.entries(chunk.modules).map(([id, { renderedLength }]) => [shortId(id), renderedLength]),
          );
      const imports: ModuleNotes['imports'] = {};
      for (const id of this.getModuleIds())
        imports[shortId(id)] = (this.getModuleInfo(id)?.importedIds ?? []).map(shortId);
      this.emitFile({ type: 'asset', fileName: moduleNotesFile, source: JSON.stringify({ files, imports }) });
    },
  };
}

function shortId(id: string): string {
  return id.startsWith('/') ? relative(process.cwd(), id) : id;
}
