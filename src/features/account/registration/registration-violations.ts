import { StoreApiError } from '#store-api/store-api-error.ts';

/** Passes an answer on. The shop names fields of the address by their place below it; the form has them at the top. */
export async function registrationViolations<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof StoreApiError)) throw error;
    const messages = error.messages.map((message) => {
      const { pointer } = message;
      return pointer === null ? message : { ...message, pointer: pointer.replace(/^\/billingAddress(?=\/)/, '') };
    });
    throw new StoreApiError(error.statusCode, messages, { cause: error });
  }
}
