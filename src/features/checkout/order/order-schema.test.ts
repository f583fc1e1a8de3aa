import { expect, it } from 'vitest';
import { orderFormSchema } from './order-schema.ts';

const wrong = (values: { terms: boolean; waiver: boolean }, hasDownloads: boolean) =>
  orderFormSchema(hasDownloads)
    .safeParse({ comment: '', ...values })
    .error?.issues.map(({ message }) => message) ?? [];

it('wants the terms accepted, and the waiver only with downloads', () => {
  expect(wrong({ terms: false, waiver: false }, false)).toEqual(['terms']);
  expect(wrong({ terms: true, waiver: false }, false)).toEqual([]);
  expect(wrong({ terms: false, waiver: false }, true)).toEqual(['terms', 'waiver']);
  expect(wrong({ terms: true, waiver: true }, true)).toEqual([]);
});
