/** What this route gives is the same for all sessions: it has no prices. */
export const menusRoute = 'frame';
