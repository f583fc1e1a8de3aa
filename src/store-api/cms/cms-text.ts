import * as z from 'zod/mini';
import { textOr } from '../schemas/tolerant.ts';
import { salutationSchema } from '../schemas/salutation.ts';
import { textSetting } from './cms-config.ts';

/** Text, HTML and product name. `content` is HTML the shop has sanitised. */
export const textElement = {
  data: z._default(z.nullable(z.object({ content: textOr('') })), null),
  config: z.object({ verticalAlign: textSetting }),
};

/** A form; its data is the list of salutations. `type` is `contact`, `newsletter` or `revocationRequest`. */
export const formElement = {
  data: z._default(z.nullable(z.array(salutationSchema)), null),
  config: z.object({ type: textSetting, title: textSetting, confirmationText: textSetting }),
};

/** Elements the client draws by itself: category navigation and filters. */
export const plainElement = { data: z.unknown(), config: z.object({}) };
