import * as z from 'zod/mini';

/** What the tabs and the service worker of one browser tell each other. The records themselves are in the database. */
const messageSchema = z.union([
  z.object({ type: z.literal('changed'), ids: z.array(z.string()) }),
  z.object({ type: z.literal('hand-over') }),
]);

export interface UploadChannel {
  /** These records changed. */
  tellChanged(ids: readonly string[]): void;
  /** Whoever sends the uploads unseen may leave it to this tab, which is looked at. */
  askForTurn(): void;
  close(): void;
}

interface Listener {
  changed: (ids: readonly string[]) => void;
  askedForTurn: () => void;
}

/** Name of the channel, shared by the tabs and the service worker of one origin. */
export const uploadChannelName = 'uploads';

export function openUploadChannel(name: string, { changed, askedForTurn }: Listener): UploadChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    const parsed = messageSchema.safeParse(data);
    if (!parsed.success) return;
    if (parsed.data.type === 'changed') changed(parsed.data.ids);
    else askedForTurn();
  });
  let isOpen = true;
  // Work that was under way may end after the channel.
  const tell = (message: z.infer<typeof messageSchema>): void => {
    if (isOpen) channel.postMessage(message);
  };
  return {
    tellChanged: (ids) => tell({ type: 'changed', ids: [...ids] }),
    askForTurn: () => tell({ type: 'hand-over' }),
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}
