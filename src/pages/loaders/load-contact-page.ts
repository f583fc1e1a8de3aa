import type { LoaderFunctionArgs } from 'react-router';
import { loadSalutations } from '#features/contact/load-salutations.ts';
import { shellContext } from '#platform/session/shell.ts';

export async function loadContactPage({ context }: LoaderFunctionArgs) {
  return { salutations: await loadSalutations(context.get(shellContext).api) };
}
