import { holdFolder } from '#shop/base/database/hold-folder.ts';
import type { Answer } from './answers/answer.ts';
import { listen } from './connections/listen.ts';
import { openDesk, type MarkOrder } from './desk/open-desk.ts';
import type { Settings } from './settings/settings.ts';
import { tellHealth } from './answers/tell-health.ts';

/** What a server answers with, and how it is put away. */
interface OpenAnswer {
  answer: Answer;
  /** Opens the owner's desk when it is there. */
  markOrder?: MarkOrder | undefined;
  /** Takes nothing new that takes long, and ends what does after so many milliseconds. */
  retire(patienceMs: number): void;
  close(): Promise<void>;
}

interface StartedServer {
  /** Takes no new connections, lets running requests finish for so long (in milliseconds), then closes everything. */
  stop(gracePeriodMs: number): Promise<void>;
}

/**
 * Starts a server in the order in which a start that is refused touches nothing: the data folder is taken, then the
 * port, and only then is the data opened and repaired. Requests that come meanwhile are answered when that is done.
 *
 * @throws {DataRefused}
 * @throws {PortInUse}
 */
export async function startServer(settings: Settings, open: () => Promise<OpenAnswer>): Promise<StartedServer> {
  const folder = usesDataFolder(settings) ? holdFolder(settings.dataFolder) : undefined;
  for (const remark of folder?.remarks ?? []) process.stdout.write(`${remark}\n`);
  const opened = Promise.withResolvers<OpenAnswer>();
  let isOpen = false;
  const server = await listen(async (request, client) => {
    if (!isOpen && new URL(request.url).pathname === '/healthz') return tellHealth(request, notYet);
    return (await opened.promise).answer(request, client);
  }, settings);
  const data = await open();
  const desk = data.markOrder && (await openDesk(settings.dataFolder, data.markOrder));
  opened.resolve(data);
  isOpen = true;
  return {
    async stop(gracePeriodMs) {
      // Uploads are ended before their connections would be cut: they are told, and go on where they were.
      data.retire(gracePeriodMs * uploadShare);
      await desk?.close();
      await server.stop(gracePeriodMs);
      await data.close();
      folder?.release();
    },
  };
}

const uploadShare = 0.75;

const notYet = () => Promise.resolve(['start']);

/** Between a real shop and a real storage there is nothing to keep. */
function usesDataFolder({ shopwareEndpoint, storageEndpoint }: Settings): boolean {
  return shopwareEndpoint === undefined || storageEndpoint === undefined;
}
