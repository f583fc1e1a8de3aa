import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A fresh folder for one test, and how to get rid of it. */
export function removableFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'shop-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
