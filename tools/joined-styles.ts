import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { stylesBesideEntry, type BuildManifest } from '../src/app/start-up/page-assets.ts';
import { firstViews, type FirstView } from './first-views.ts';

/** Which style sheets lie together in one file, for the renderer. */
export const joinedStylesFile = '.vite/joined-styles.json';

/**
 * The style sheets of each kind of page beside those of the entry, in one file for its document: cut as scripts are cut, small sheets
 * pack a quarter worse and cost a request each before anything is painted. Who comes to a page by a click still gets the sheets alone.
 */
export function joinStyles(): Plugin {
  return {
    name: 'join-styles',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const manifest: BuildManifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'));
      const joined: Record<string, readonly string[]> = {};
      for (const view of firstViews.filter(({ isLate }) => !isLate)) {
        const sheets = sheetsOf(manifest, view);
        if (sheets.length < 2) continue;
        const text = sheets.map((sheet) => readFileSync(join(dir, sheet), 'utf8').trimEnd()).join('\n');
        const file = `assets/${view.name.replaceAll(' ', '-')}-${nameByContent(text)}.css`;
        writeFileSync(join(dir, file), text);
        joined[file] = sheets;
      }
      writeFileSync(join(dir, joinedStylesFile), JSON.stringify(joined));
    },
  };
}

/** In the order in which its document would name them. */
export const sheetsOf = (
  manifest: BuildManifest,
  { roots, standing = [] }: Pick<FirstView, 'roots' | 'standing'>,
): readonly string[] => stylesBesideEntry(manifest, [...roots, ...standing]);

const nameByContent = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);
