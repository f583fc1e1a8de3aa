import { setTimeout } from 'node:timers/promises';
import { behaviours } from './behaviours.ts';
import { runBehaviour, type Outcome } from './asking/run-behaviour.ts';
import { readSettings, SettingRefused } from './asking/settings.ts';
import { openWorld, type World } from './asking/world.ts';

/** Runs every behaviour against the shop named in the environment; exit code 1 when one of them does not hold. */

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function report(name: string, outcome: Outcome): void {
  if (outcome.kind === 'passed') say(`passed   ${name}`);
  else if (outcome.kind === 'failed') say(`FAILED   ${name}\n         ${outcome.message}`);
  else say(`skipped  ${name}\n         ${outcome.reason}`);
}

async function enter(): Promise<World> {
  const settings = readSettings(process.env);
  try {
    return await openWorld(settings, fetch, async (milliseconds) => {
      say(`         the shop asks to wait ${Math.round(milliseconds / 1000)} s`);
      await setTimeout(milliseconds);
    });
  } catch (error) {
    const reason = error instanceof Error ? causeOf(error) : String(error);
    throw new SettingRefused(`No Store API can be read at ${settings.endpoint}: ${reason}`);
  }
}

const causeOf = (error: Error): string => (error.cause instanceof Error ? error.cause.message : error.message);

async function runAll(world: World): Promise<Record<Outcome['kind'], number>> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const { shop, settings } = world;
  say(`Shopware ${shop.version} at ${settings.endpoint}: ${shop.products.length} products read.`);
  say('Customers are made at example.com and removed again; orders are placed and cancelled, they stay in the list.\n');
  for (const behaviour of behaviours) {
    const outcome = await runBehaviour(behaviour, world);
    counts[outcome.kind] += 1;
    report(behaviour.name, outcome);
  }
  return counts;
}

try {
  const { passed, failed, skipped } = await runAll(await enter());
  say(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof SettingRefused ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
