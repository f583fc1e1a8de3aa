import { expect, test } from 'vitest';
import { PageBudget } from './page-budget.ts';

const hanging = new Promise<never>(() => undefined);

test('a page that takes too much memory ends at once, whether pdf.js heeds the error or not', async () => {
  const budget = new PageBudget();
  const swallowing = budget.watch(3, async () => {
    await Promise.resolve();
    try {
      budget.take(900_000_000);
    } catch {
      // As pdf.js does with a picture it cannot decode.
    }
    return 'drawn';
  });
  await expect(swallowing).rejects.toMatchObject({ failure: 'too-complex', page: 3 });
  expect(budget.freedAfterMs).toBe(1_000);
});

test('a page that never ends is left as soon as it goes beyond what it may consist of', async () => {
  const budget = new PageBudget();
  const endless = budget.watch(1, () => hanging);
  for (let chunk = 0; chunk < 201; chunk += 1) budget.countOperators(1000);
  await expect(endless).rejects.toMatchObject({ failure: 'too-complex', page: 1 });
  expect(budget.freedAfterMs, 'its many small objects stay longer').toBe(12_000);
});

test('a picture that was left out is the fault of its page', async () => {
  const budget = new PageBudget();
  const drawn = budget.watch(2, () => {
    budget.exceed('picture-too-large');
    return Promise.resolve('drawn');
  });
  await expect(drawn).rejects.toMatchObject({ failure: 'picture-too-large', page: 2 });
});

test('every page begins anew, and what is given back does not count', async () => {
  const budget = new PageBudget();
  const take = (): Promise<string> => {
    budget.take(500_000_000);
    budget.giveBack(400_000_000);
    budget.take(400_000_000);
    return Promise.resolve('drawn');
  };
  expect(await budget.watch(1, take)).toBe('drawn');
  expect(await budget.watch(2, take)).toBe('drawn');
});

test('after a page that was too much nothing is taken any more, and no other page begins', async () => {
  const budget = new PageBudget();
  const tooMuch = budget.watch(1, async () => {
    await Promise.resolve();
    budget.take(900_000_000);
    return hanging;
  });
  await expect(tooMuch).rejects.toMatchObject({ failure: 'too-complex', page: 1 });
  expect(() => budget.take(1000)).toThrow(RangeError);
  let begun = false;
  void budget.watch(2, () => {
    begun = true;
    return hanging;
  });
  expect(() => budget.take(1000)).toThrow(RangeError);
  expect(begun).toBe(false);
});

test('what is taken while no page is worked on blames none', async () => {
  const budget = new PageBudget();
  budget.take(900_000_000);
  budget.exceed('picture-too-large');
  expect(await budget.watch(1, () => Promise.resolve('drawn'))).toBe('drawn');
});

test('other errors stay what they are', async () => {
  const broken = new PageBudget().watch(1, () => Promise.reject(new Error('decoder missing')));
  await expect(broken).rejects.toThrow('decoder missing');
});

test('a heavy page is remembered, also when it has given everything back', async () => {
  const budget = new PageBudget();
  const page = (bytes: number) => () => {
    budget.take(bytes);
    budget.giveBack(bytes);
    return Promise.resolve();
  };
  await budget.watch(1, page(50_000_000));
  expect(budget.wasHeavy).toBe(false);
  await budget.watch(2, page(400_000_000));
  await budget.watch(3, page(1000));
  expect(budget.wasHeavy).toBe(true);
});
