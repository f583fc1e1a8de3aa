import * as z from 'zod/mini';
import { ask } from './ask.ts';
import { listOf, textOr } from './schemas/tolerant.ts';
import type { StoreApi } from './store-api.ts';
import { catalogueRead } from './store-api-call.ts';

const languageSchema = z.pipe(
  z.object({ id: z.string(), name: textOr(''), translationCode: z.object({ code: z.string() }) }),
  z.transform(({ translationCode, ...language }) => ({ ...language, code: translationCode.code })),
);

/** A language of the sales channel; `code` such as `de-DE`. */
export type Language = z.infer<typeof languageSchema>;

const languagesSchema = z.object({ elements: listOf(languageSchema) });

/** @throws {StoreApiError} */
export async function listLanguages(api: StoreApi): Promise<readonly Language[]> {
  const call = catalogueRead('language', { associations: { translationCode: {} } });
  const { elements } = await ask(api, call, languagesSchema);
  return elements;
}
