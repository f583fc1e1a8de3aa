import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const template =
  '<!doctype html>\n<html lang="de-DE"><head><!--head--></head><body><!--page--><!--data--></body></html>';

/**
 * Writes into a folder what a finished build holds, as little as the web server needs.
 * @param renderer source of the module that exports `createRenderer`
 */
export function writeBuild(folder: string, renderer: string): void {
  for (const part of ['client/.vite', 'client/assets', 'server']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'client/index.html'), template);
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'server/package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'server/render.js'), renderer);
}
