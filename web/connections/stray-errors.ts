import { AsyncLocalStorage } from 'node:async_hooks';

interface RunningRequest {
  /** Method and path, for the log. */
  name: string;
  /** Ends the request in whatever state it is. */
  end(): void;
}

const running = new AsyncLocalStorage<RunningRequest>();

/** Whatever `work` begins belongs to the request, also what it does not wait for. */
export function withinRequest<Result>(request: RunningRequest, work: () => Result): Result {
  return running.run(request, work);
}

/** From now on an error that nobody caught is logged with the request it belongs to and ends that request only. */
export function surviveStrayErrors(): void {
  process.on('uncaughtException', noteStrayError);
  process.on('unhandledRejection', noteStrayError);
  // Nobody reads the log any more: to log that would fail for the same reason, for ever.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

function noteStrayError(error: unknown): void {
  const request = running.getStore();
  console.error(`${request?.name ?? 'Work outside of requests'} failed, and nobody caught the error:`, error);
  request?.end();
}
