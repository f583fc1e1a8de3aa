/**
 * How long anything a journey waits for may stand still, in milliseconds: the one limit for all steps. What a page says about
 * its progress may take longer as long as it moves, see `followProgress`. A slow machine makes journeys longer, not red.
 */
export const patienceMs = 120_000;
