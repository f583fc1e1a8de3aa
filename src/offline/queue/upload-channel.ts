import * as z from 'zod/mini';

/** What the tabs and the service worker of one browser tell each other. The records themselves are in the database. */
const messageSchema = z.union([
  z.object({ type: z.literal('changed'), ids: z.array(z.string()) }),
  z.object({ type: z.literal('hand-over') }),
  z.object({ type: z.literal('turn-offered') }),
  z.object({ type: z.literal('help-waits') }),
  z.object({ type: z.literal('moving') }),
]);

export interface UploadChannel {
  /** These records changed. */
  tellChanged(ids: readonly string[]): void;
  /** Whoever sends the uploads unseen may leave it to this tab, which is looked at. */
  askForTurn(): void;
  /** Whoever is looked at may ask for the turn of this tab, which is not. */
  offerTurn(): void;
  /** The service worker waits for its turn; when its time is over, it has to be asked again. */
  tellHelpWaits(): void;
  /** Bytes are moving at this moment. */
  tellMoving: () => void;
  close(): void;
}

interface Listener {
  changed: (ids: readonly string[]) => void;
  askedForTurn: () => void;
  turnOffered?: () => void;
  helpWaits?: () => void;
  moving?: () => void;
}

export function openUploadChannel(name: string, listener: Listener): UploadChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    const parsed = messageSchema.safeParse(data);
    if (!parsed.success) return;
    switch (parsed.data.type) {
      case 'changed':
        return listener.changed(parsed.data.ids);
      case 'hand-over':
        return listener.askedForTurn();
      case 'turn-offered':
        return listener.turnOffered?.();
      case 'help-waits':
        return listener.helpWaits?.();
      case 'moving':
        return listener.moving?.();
    }
  });
  let isOpen = true;
  // Work that was under way may end after the channel.
  const tell = (message: z.infer<typeof messageSchema>): void => {
    if (isOpen) channel.postMessage(message);
  };
  return {
    tellChanged: (ids) => tell({ type: 'changed', ids: [...ids] }),
    askForTurn: () => tell({ type: 'hand-over' }),
    offerTurn: () => tell({ type: 'turn-offered' }),
    tellMoving: () => tell({ type: 'moving' }),
    tellHelpWaits: () => tell({ type: 'help-waits' }),
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}
