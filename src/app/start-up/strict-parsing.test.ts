import './strict-parsing.ts';
import { expect, test } from 'vitest';

test('schemas never try to compile themselves, whenever their code comes', async () => {
  const zod = await import('zod/mini');
  expect(zod.config()).toMatchObject({ jitless: true });
});
