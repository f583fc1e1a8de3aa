import type { Behaviour } from './behaviour.ts';
import { NotOffered, Unmet } from './findings.ts';
import type { World } from './world.ts';

export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'skipped'; readonly reason: string };

/** Runs one behaviour and undoes what it left in the shop; never throws. */
export async function runBehaviour(behaviour: Behaviour, world: World): Promise<Outcome> {
  try {
    await behaviour.run(world);
    return { kind: 'passed' };
  } catch (error) {
    return outcomeOf(error);
  } finally {
    await world.tidyUp();
  }
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof NotOffered) return { kind: 'skipped', reason: error.message };
  if (error instanceof Unmet) return { kind: 'failed', message: error.message };
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return { kind: 'failed', message: `${error instanceof Error ? error.message : String(error)}${cause}` };
}
