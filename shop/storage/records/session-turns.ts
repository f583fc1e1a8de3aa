/** Lets one command at a time work on an upload session. */
export interface SessionTurns {
  /**
   * Runs `work` once every earlier command on this session has settled. Taking a turn tells the earlier ones to stop:
   * after an aborted chunk the client's next command must see where that chunk really ended.
   */
  take<Result>(sessionId: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Stops every command under way and waits until all have settled. */
  stopAll(): Promise<void>;
}

interface Turn {
  readonly stop: AbortController;
  readonly settled: Promise<void>;
}

export function createSessionTurns(): SessionTurns {
  const latest = new Map<string, Turn>();

  return {
    async take(sessionId, work) {
      const before = latest.get(sessionId);
      const { promise: settled, resolve: settle } = Promise.withResolvers<void>();
      const turn: Turn = { stop: new AbortController(), settled };
      latest.set(sessionId, turn);
      before?.stop.abort();
      await before?.settled;
      try {
        return await work(turn.stop.signal);
      } finally {
        if (latest.get(sessionId) === turn) latest.delete(sessionId);
        settle();
      }
    },

    async stopAll() {
      const turns = [...latest.values()];
      for (const turn of turns) turn.stop.abort();
      await Promise.all(turns.map((turn) => turn.settled));
    },
  };
}
