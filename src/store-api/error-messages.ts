import * as z from 'zod/mini';
import { mapOf, orNull, textOr } from './schemas/tolerant.ts';
import type { StoreApiMessage } from './store-api-error.ts';

const messageSchema = z.object({
  /** `"0"` for plain routing errors, `null` for a confirmation that does not match. */
  code: orNull(z.string()),
  status: textOr(''),
  title: textOr(''),
  /** In the shop's system language, or a snippet key: choose texts by `code` and `source.pointer`, do not show this. */
  detail: textOr(''),
  source: orNull(z.object({ pointer: orNull(z.string()) })),
  meta: orNull(z.object({ parameters: mapOf(z.unknown()) })),
});

const errorAnswerSchema = z.object({ errors: z.array(messageSchema).check(z.minLength(1)) });

/** The error list of an answer with this status; the text alone where it has none. The rule is that of specification section 8. */
export function messagesOf(status: number, body: unknown, text: string): readonly StoreApiMessage[] {
  const listed = status === 500 || (status >= 400 && status < 500 && status !== 408);
  const answer = errorAnswerSchema.safeParse(body);
  if (!listed || !answer.success) return [textMessage(text)];
  return answer.data.errors.map(({ code, title, detail, source, meta }) => ({
    code,
    title,
    detail,
    pointer: source?.pointer ?? null,
    parameters: meta?.parameters ?? {},
  }));
}

export function textMessage(detail: string): StoreApiMessage {
  return { code: null, title: '', detail, pointer: null, parameters: {} };
}
