import { DataRefused } from '#shop/base/database/data-refused.ts';
import { PortInUse } from './connections/listen.ts';
import { SettingRefused } from './settings/setting-refused.ts';

/** What is told of a start that failed: one sentence where the person who starts can help it, else the whole error. */
export function startFailure(error: unknown): string {
  const expected = error instanceof SettingRefused || error instanceof PortInUse || error instanceof DataRefused;
  return expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
}
