import type { Salutation } from '#store-api/schemas/salutation.ts';
import { listSalutations } from '#store-api/account/salutations.ts';
import type { StoreApi } from '#store-api/store-api.ts';

const unspecified = 'not_specified';

/** The salutations to choose from, "not specified" last. @throws {StoreApiError} */
export async function loadSalutations(api: StoreApi): Promise<readonly Salutation[]> {
  return inOrder(await listSalutations(api));
}

/** By name, "not specified" last. */
export function inOrder(salutations: readonly Salutation[]): readonly Salutation[] {
  return salutations.toSorted((a, b) => rank(a) - rank(b) || a.displayName.localeCompare(b.displayName));
}

function rank({ salutationKey }: Salutation): number {
  return salutationKey === unspecified ? 1 : 0;
}
