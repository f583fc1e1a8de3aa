import { secondsToWait, StoreApiError } from '#store-api/store-api-error.ts';

/** Milliseconds that the shop, or a proxy before it, asks to wait before the next attempt; 0 when it does not say. */
export function askedPauseMs(error: unknown, now: number = Date.now()): number {
  if (!(error instanceof StoreApiError)) return 0;
  const seconds = secondsToWait(error) ?? secondsIn(retryAfterOf(error), now);
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 0;
}

function retryAfterOf({ cause }: StoreApiError): string {
  if (!(cause instanceof Error) || !('response' in cause) || !(cause.response instanceof Response)) return '';
  return cause.response.headers.get('retry-after') ?? '';
}

/** The header holds seconds or a moment. */
function secondsIn(header: string, now: number): number {
  if (header.trim() === '') return 0;
  const seconds = Number(header);
  return Number.isFinite(seconds) ? seconds : (Date.parse(header) - now) / 1000;
}
