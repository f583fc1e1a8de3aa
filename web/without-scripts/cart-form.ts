import * as z from 'zod/mini';
import type { FormChange } from '../pages/renderer-contract.ts';

const id = z.string().check(z.regex(/^[\w.-]{1,100}$/));
const quantity = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number));

const product = z.string().check(z.regex(/^[0-9a-f]{32}$/));

const forms = {
  add: z.pipe(
    z.strictObject({ product, quantity }),
    z.transform(({ product: productId, quantity }): FormChange => ({ kind: 'add', productId, quantity })),
  ),
  change: z.pipe(
    z.strictObject({ line: id, quantity }),
    z.transform(({ line: lineId, quantity }): FormChange => ({ kind: 'change', lineId, quantity })),
  ),
  remove: z.pipe(
    z.strictObject({ line: id }),
    z.transform(({ line: lineId }): FormChange => ({ kind: 'remove', lineId })),
  ),
};

/** Reads a form that was sent; undefined for one that is not ours: another kind, other fields, one of them twice. */
export async function readFormChange(kind: string, request: Request): Promise<FormChange | undefined> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');
  if (!isForm || !isKind(kind)) return undefined;
  const fields = [...new URLSearchParams(await request.text())];
  const values = Object.fromEntries(fields);
  return Object.keys(values).length === fields.length ? forms[kind].safeParse(values).data : undefined;
}

const isKind = (kind: string): kind is keyof typeof forms => Object.hasOwn(forms, kind);
