import type { LineItem } from '#store-api/schemas/line-item.ts';
import { readPrintJob } from '#print/spec/print-job-payload.ts';

export interface WithdrawalClasses {
  /** Made to the customer's own files and choices: no right of withdrawal (§ 312g (2) no. 1 BGB). */
  individual: boolean;
  /** Everything else that is shipped: 14 days. */
  ordinary: boolean;
  /** Downloads: the right ends with consent to immediate delivery (§ 356 (5) BGB). */
  digital: boolean;
}

/** Which rules of withdrawal touch these lines; several may (LAW-08). */
export function withdrawalClasses(lines: readonly Pick<LineItem, 'type' | 'payload' | 'digital'>[]): WithdrawalClasses {
  const goods = lines.filter(({ type }) => type !== 'promotion');
  const isJob = ({ payload }: Pick<LineItem, 'payload'>): boolean => readPrintJob(payload) !== undefined;
  return {
    individual: goods.some(isJob),
    ordinary: goods.some((line) => !isJob(line) && !line.digital),
    digital: goods.some(({ digital }) => digital),
  };
}
