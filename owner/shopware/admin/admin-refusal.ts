import * as z from 'zod/mini';
import { DataRefused } from '#shop/base/database/data-refused.ts';

/** What the Admin API says when it refuses: the form all its errors have. */
const errorsSchema = z.object({
  errors: z.array(
    z.object({
      code: z.optional(z.union([z.string(), z.number()])),
      detail: z.optional(z.nullable(z.string())),
      title: z.optional(z.nullable(z.string())),
      source: z.optional(z.object({ pointer: z.optional(z.string()) })),
    }),
  ),
});

/** One thing the Admin API did not like. */
export interface AdminFault {
  readonly code: string;
  readonly detail: string;
  /** Place in what was sent: `/0/translations/…`, newer versions with the operation's name before it. */
  readonly pointer: string;
}

/** A refusal of the Admin API, in a sentence for the owner. */
export class AdminRefused extends DataRefused {
  readonly status: number;
  readonly faults: readonly AdminFault[];

  constructor(message: string, status: number, faults: readonly AdminFault[]) {
    super(message);
    this.status = status;
    this.faults = faults;
  }
}

/** MySQL's number for a row others refer to; Shopware gives it on where it did not look itself. */
const heldByOthers = '1451';

/** Whether the database refused, for good: asking again does not help. */
export const isDatabaseRefusal = (body: unknown): boolean => faultsOf(body).some(({ code }) => code === heldByOthers);

/** What refers to a record that Shopware does not delete; undefined for other faults. */
export function usersOf({ code, detail }: AdminFault): string | undefined {
  if (code === 'FRAMEWORK__DELETE_RESTRICTED') return /in use by: (.*)/.exec(detail)?.[1] ?? detail;
  if (code !== heldByOthers) return undefined;
  return /fails \(`[^`]*`\.`(\w+)`/.exec(detail)?.[1] ?? 'other records';
}

/** Reads a refusal; never holds what was sent, so that no secret gets into a message. */
export function refusalOf(path: string, status: number, body: unknown): AdminRefused {
  const faults = faultsOf(body);
  return new AdminRefused(sentenceOf(path, status, faults), status, faults);
}

function faultsOf(body: unknown): readonly AdminFault[] {
  return (errorsSchema.safeParse(body).data?.errors ?? []).map(({ code, detail, title, source }) => ({
    code: String(code ?? ''),
    detail: detail ?? title ?? '',
    pointer: source?.pointer ?? '',
  }));
}

function sentenceOf(path: string, status: number, faults: readonly AdminFault[]): string {
  const [first] = faults;
  if (status >= 300 && status < 400)
    return 'SHOPWARE_ENDPOINT leads on to another address; name the one that answers itself, https:// and www included.';
  if (status === 401)
    return 'The Shopware does not accept SHOPWARE_ADMIN_ID and SHOPWARE_ADMIN_SECRET; make a new integration and set both.';
  if (status === 403)
    return `The integration may not do this (${first?.detail ?? 'no reason given'}); give it the administrator's role.`;
  if (status === 404 && faults.length === 0)
    return 'There is no Admin API at SHOPWARE_ENDPOINT; it has to be the address of the Shopware itself, without /admin.';
  const told = faults.length === 0 ? `status ${status}` : faults.map(({ detail }) => detail).join(' ');
  return `The Shopware refused ${path}: ${told}\nWhat was done before stays; when that is mended, run the command again.`;
}
