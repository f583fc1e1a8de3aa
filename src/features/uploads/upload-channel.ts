import * as z from 'zod/mini';

/** What the tabs of one browser tell each other about uploads. The records themselves are in the database. */
const messageSchema = z.union([
  /** A record changed (or is gone); whoever shows it reads it again. */
  z.object({ type: z.literal('changed'), id: z.string() }),
  /** The shopper wants something of a job; whoever runs it acts. */
  z.object({ type: z.literal('wish'), id: z.string(), wish: z.enum(['run', 'pause', 'cancel']) }),
]);

export type UploadMessage = z.infer<typeof messageSchema>;

export interface UploadChannel {
  send(message: UploadMessage): void;
  close(): void;
}

export function openUploadChannel(receive: (message: UploadMessage) => void): UploadChannel {
  const channel = new BroadcastChannel('uploads');
  channel.addEventListener('message', ({ data }) => {
    const parsed = messageSchema.safeParse(data);
    if (parsed.success) receive(parsed.data);
  });
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}
