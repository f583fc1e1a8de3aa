/** How long anything a test waits for may take, in milliseconds: only what hangs takes so long, also on a slow and busy machine. */
export const patienceMs = 60_000;
