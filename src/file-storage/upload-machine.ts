/** Where an upload stands. The first five are "running" to the shopper (specification §4). */
export type UploadState =
  | 'staging'
  | 'queued'
  | 'uploading'
  | 'waiting'
  | 'verifying'
  | 'pausing'
  | 'paused'
  | 'canceling'
  | 'canceled'
  | 'needs-file'
  | 'error'
  | 'success';

export type UploadEvent =
  | 'staged'
  | 'staging-interrupted'
  | 'started'
  | 'stalled'
  | 'moving'
  | 'all-bytes-sent'
  | 'stored'
  | 'failed'
  | 'pause'
  | 'halted'
  | 'resume'
  | 'cancel'
  | 'discarded'
  | 'retry'
  | 'file-picked';

/** What each state answers to; an event that is not listed changes nothing. */
const transitions: Record<UploadState, Partial<Record<UploadEvent, UploadState>>> = {
  staging: { staged: 'queued', 'staging-interrupted': 'needs-file', failed: 'error', cancel: 'canceling' },
  queued: { started: 'uploading', pause: 'paused', cancel: 'canceling', failed: 'error' },
  uploading: {
    stalled: 'waiting',
    'all-bytes-sent': 'verifying',
    stored: 'success',
    failed: 'error',
    pause: 'pausing',
    cancel: 'canceling',
  },
  waiting: { moving: 'uploading', stored: 'success', failed: 'error', pause: 'pausing', cancel: 'canceling' },
  verifying: { stored: 'success', stalled: 'waiting', failed: 'error', pause: 'pausing', cancel: 'canceling' },
  // The last request may complete although a pause was asked for.
  pausing: { halted: 'paused', stored: 'success', failed: 'error', resume: 'queued', cancel: 'canceling' },
  paused: { resume: 'queued', cancel: 'canceling' },
  canceling: { discarded: 'canceled', stored: 'success' },
  'needs-file': { 'file-picked': 'staging', cancel: 'canceling' },
  error: { retry: 'queued', 'file-picked': 'staging', cancel: 'canceling' },
  canceled: {},
  success: {},
};

/** The state after an event. Terminal states (`canceled`, `success`) never leave. */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  return transitions[state][event] ?? state;
}

export const isTerminal = (state: UploadState): boolean => state === 'canceled' || state === 'success';

/** States in which the runner works on a job, or should. */
export const isUnderWay = (state: UploadState): boolean =>
  state === 'queued' || state === 'uploading' || state === 'waiting' || state === 'verifying';

/** States in which the shopper still expects something to happen. */
export const isUnfinished = (state: UploadState): boolean => !isTerminal(state) && state !== 'error';
