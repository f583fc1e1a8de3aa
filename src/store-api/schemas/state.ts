import * as z from 'zod/mini';
import { textOr } from './tolerant.ts';
import { translatedObject } from './translated.ts';

/** State of an order, a delivery or a transaction: `technicalName` for rules, `name` for people. */
export const stateSchema = translatedObject({ technicalName: z.string(), name: textOr('') }, ['name']);
export type State = z.infer<typeof stateSchema>;
