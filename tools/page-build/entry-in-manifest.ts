import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { ManifestChunk } from '../installed-files.ts';

/** In Vite's list, what a document begins with stands under the document's name; a chunk that others import as well does not. */
export function entryInManifest(): Plugin {
  return {
    name: 'entry-in-manifest',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const file = join(dir, '.vite/manifest.json');
      const manifest: Record<string, ManifestChunk & { name?: string }> = JSON.parse(readFileSync(file, 'utf8'));
      const begun = Object.values(manifest).find(({ name }) => name === 'index');
      if (!begun) throw new Error('The build has no chunk that its document begins with.');
      writeFileSync(file, JSON.stringify({ ...manifest, 'index.html': begun }, null, 2));
    },
  };
}
