import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ rule: z.object({ name: z.string() }), from: z.string(), to: z.string() })),
  }),
});

/** What the rules of this repository say of another one, given who imports whom there. */
function violations(imports: Readonly<Record<string, string>>): string[] {
  const house = mkdtempSync(join(tmpdir(), 'notenfalz-layers-'));
  onTestFinished(() => rmSync(house, { recursive: true }));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  };
  write('tsconfig.page.json', '{}');
  for (const target of Object.values(imports)) write(target, 'export const thing = 1;');
  for (const [source, target] of Object.entries(imports))
    write(source, `export { thing } from './${relative(dirname(source), target)}';`);
  const roots = new Set(Object.keys(imports).map((path) => path.replace(/\/.*/, '')));
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/depcruise'),
    ['--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json', ...roots],
    { cwd: house, encoding: 'utf8' },
  );
  const { summary } = report.parse(JSON.parse(stdout));
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).toSorted();
}

test('whoever looks up or aside without an arrow is named, also in folders nobody listed', () => {
  const wrong = {
    'src/features/nobody-listed/late.ts': 'src/features/cart/lines.ts',
    'src/features/reviews/stars.ts': 'src/features/catalogue/tile.ts',
    'src/features/checkout/place.ts': 'src/features/uploads/queue.ts',
    'src/nobody-listed/thing.ts': 'src/print/paper.ts',
    'src/stray.ts': 'src/print/sheet.ts',
    'src/main.tsx': 'src/ui/button.ts',
    'src/ui/link.ts': 'src/features/cms/page.ts',
    'shop/nobody-listed/thing.ts': 'shop/base/ids.ts',
    'shop/cart/sum.ts': 'shop/orders/order.ts',
    'e2e/journey.ts': 'src/print/fold.ts',
    'bench/pages.ts': 'src/print/page.ts',
  };
  expect(violations(wrong)).toEqual([
    'between features: src/features/nobody-listed/late.ts → src/features/cart/lines.ts',
    'between features: src/features/reviews/stars.ts → src/features/catalogue/tile.ts',
    'entries start the app: src/main.tsx → src/ui/button.ts',
    'feature checkout: src/features/checkout/place.ts → src/features/uploads/queue.ts',
    'folders and entries of src are complete: src/nobody-listed/thing.ts → src/print/paper.ts',
    'folders and entries of src are complete: src/stray.ts → src/print/sheet.ts',
    'layer bench: bench/pages.ts → src/print/page.ts',
    'layer e2e: e2e/journey.ts → src/print/fold.ts',
    'layer src/ui: src/ui/link.ts → src/features/cms/page.ts',
    'shop floor cart: shop/cart/sum.ts → shop/orders/order.ts',
    'shop floors are complete: shop/nobody-listed/thing.ts → shop/base/ids.ts',
  ]);
});

test('whoever looks down, or along an arrow, may', () => {
  const right = {
    'src/features/catalogue/page.ts': 'src/features/reviews/stars.ts',
    'src/early.ts': 'src/app/start-up/presses.ts',
    'src/pages/home.ts': 'src/features/consent/choice.ts',
    'shop/orders/order.ts': 'shop/cart/sum.ts',
    'e2e/journey.ts': 'shop/testing/serve.ts',
  };
  expect(violations(right)).toEqual([]);
});
