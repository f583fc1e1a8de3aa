import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { nextPartsOf } from '../../src/pages/next-modules.ts';
import type { ManifestChunk } from '../installed-files.ts';

type Manifest = Record<string, ManifestChunk & { name?: string }>;

/**
 * In Vite's list, what a document begins with stands under the document's name, and what is brought later under the module's; a chunk
 * that others import as well does not. What documents name is added.
 */
export function namedInManifest(): Plugin {
  const fileOf = new Map<string, string>();
  return {
    name: 'named-in-manifest',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') for (const id of chunk.moduleIds) fileOf.set(id, chunk.fileName);
    },
    writeBundle({ dir = '' }) {
      const file = join(dir, '.vite/manifest.json');
      const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
      const chunkBy = (isIt: (chunk: Manifest[string]) => boolean, what: string): Manifest[string] => {
        const found = Object.values(manifest).find(isIt);
        if (!found) throw new Error(`The build has no chunk ${what}.`);
        return found;
      };
      const begun = chunkBy(({ name }) => name === 'index', 'that its document begins with');
      const asked = Object.keys(manifest).flatMap((key) => nextPartsOf(key)?.modules ?? []);
      const next = asked.map((path) => {
        const holding = fileOf.get(join(process.cwd(), path));
        return [path, manifest[path] ?? chunkBy((chunk) => chunk.file === holding, `with ${path}`)] as const;
      });
      const whole = { ...manifest, ...Object.fromEntries(next), 'index.html': begun };
      writeFileSync(file, JSON.stringify(whole, null, 2));
    },
  };
}
