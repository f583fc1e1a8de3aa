const { promise, resolve } = Promise.withResolvers<boolean>();

/** Whether there is a service worker for this page, or one on its way; known once the page has tried to bring it. */
export const hasWorker: Promise<boolean> = promise;

/** Says so, once. */
export const tellWhetherWorker: (has: boolean) => void = resolve;

/** @returns what a worker answers; undefined where it has not within so many milliseconds, as one that was ended meanwhile */
export async function askWorker(worker: ServiceWorker, message: object, patienceMs: number): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  let impatience: ReturnType<typeof setTimeout> | undefined;
  const answer = await new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    impatience = setTimeout(() => resolve(undefined), patienceMs);
    worker.postMessage(message, [port2]);
  });
  clearTimeout(impatience);
  port1.close();
  return answer;
}
