import * as z from 'zod/mini';
import { forgiving, objectOr, textOr } from './tolerant.ts';

/** What a shop of music notes on a product: who wrote it. Other shops keep other fields here. */
export const productFieldsSchema = forgiving(objectOr(z.object({ composer: textOr('') })), { composer: '' });
