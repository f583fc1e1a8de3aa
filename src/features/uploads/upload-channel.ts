import * as z from 'zod/mini';

/** What the tabs of one browser tell each other: this record changed. The records themselves are in the database. */
const messageSchema = z.object({ type: z.literal('changed'), id: z.string() });

export interface UploadChannel {
  tellChanged(id: string): void;
  close(): void;
}

export function openUploadChannel(name: string, changed: (id: string) => void): UploadChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    const parsed = messageSchema.safeParse(data);
    if (parsed.success) changed(parsed.data.id);
  });
  let isOpen = true;
  return {
    tellChanged: (id) => {
      // Work that was under way may end after the channel.
      if (isOpen) channel.postMessage({ type: 'changed', id });
    },
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}
