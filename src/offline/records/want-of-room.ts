/** Whether the browser refused to write because it has no room: its own word counts, an estimate only spares tries. */
export const isWantOfRoom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
