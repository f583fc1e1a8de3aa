import type { Difference } from './compare-json.ts';
import type { Recording } from './recording.ts';

/** Headers of the recording's own web server, and those that say nothing about the answer. */
const headersOfTheirServer = new Set([
  'connection',
  'content-length',
  'date',
  'expires',
  'server',
  'server-timing',
  'set-cookie',
  // Compared by where it comes from.
  'sw-context-token',
  'transfer-encoding',
]);

interface Origin {
  readonly sent: string | null;
  readonly answered: string | null;
  readonly known: ReadonlySet<string>;
}

/** Names and values of the headers that say something about the answer. */
export function compareHeaders(recorded: ReadonlyMap<string, string>, own: ReadonlyMap<string, string>): Difference[] {
  const names = [...new Set([...recorded.keys(), ...own.keys()])].filter((name) => !headersOfTheirServer.has(name));
  return names.flatMap((name) => {
    const difference = { recorded: recorded.get(name) ?? 'missing', own: own.get(name) ?? 'missing' };
    return difference.recorded === difference.own ? [] : [{ path: `header ${name}`, ...difference }];
  });
}

/** Compares where the context tokens of answers come from, over all calls of a replay. */
export interface TokenComparison {
  compare(recording: Recording, request: Request, answer: Response): Difference[];
}

/** @param learn told which own token stands for a recorded one */
export function createTokenComparison(learn: (recorded: string, own: string) => void): TokenComparison {
  const seen = { recorded: new Set<string>(), own: new Set<string>() };
  return {
    compare({ request, response }, { headers }, answer) {
      const recorded = response.headers['sw-context-token'] ?? null;
      const own = answer.headers.get('sw-context-token');
      const sent = request.headers['sw-context-token'] ?? null;
      const difference = {
        recorded: tokenOrigin({ sent, answered: recorded, known: seen.recorded }),
        own: tokenOrigin({ sent: headers.get('sw-context-token'), answered: own, known: seen.own }),
      };
      if (recorded !== null && own !== null) {
        learn(recorded, own);
        seen.recorded.add(recorded);
        seen.own.add(own);
      }
      return difference.recorded === difference.own ? [] : [{ path: 'header sw-context-token', ...difference }];
    },
  };
}

/** Tokens differ in every session; where one comes from is compared: the call's own, another session's, or new. */
function tokenOrigin({ sent, answered, known }: Origin): string {
  if (answered === null) return 'missing';
  if (answered === sent) return 'as sent';
  return known.has(answered) ? 'of another session' : 'new';
}
