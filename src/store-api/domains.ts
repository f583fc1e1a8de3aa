import * as z from 'zod/mini';
import { listOf } from './schemas/tolerant.ts';

/** Addresses the shop accepts as `storefrontUrl`, each with its language. */
export const domainsSchema = listOf(z.object({ url: z.string(), languageId: z.string(), currencyId: z.string() }));
export type Domains = z.infer<typeof domainsSchema>;
