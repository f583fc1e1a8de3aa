export const uploadStates = [
  'queued',
  'uploading',
  'waiting',
  'verifying',
  'pausing',
  'paused',
  'canceling',
  'canceled',
  'needs-file',
  'error',
  'success',
] as const;

/** Where an upload stands. The first four are "running" to the shopper (specification §4). */
export type UploadState = (typeof uploadStates)[number];

export type UploadEvent =
  /** The bytes are nowhere to be read any more. */
  | 'file-lost'
  | 'started'
  /** Others come first now. */
  | 'deferred'
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
  queued: {
    started: 'uploading',
    pause: 'paused',
    cancel: 'canceling',
    failed: 'error',
    'file-lost': 'needs-file',
  },
  // "started" again: another tab goes on where the last one ended.
  uploading: {
    started: 'uploading',
    deferred: 'queued',
    stalled: 'waiting',
    'all-bytes-sent': 'verifying',
    stored: 'success',
    failed: 'error',
    pause: 'pausing',
    cancel: 'canceling',
    'file-lost': 'needs-file',
  },
  waiting: {
    started: 'uploading',
    deferred: 'queued',
    stalled: 'waiting',
    moving: 'uploading',
    stored: 'success',
    failed: 'error',
    pause: 'pausing',
    cancel: 'canceling',
    'file-lost': 'needs-file',
  },
  verifying: {
    started: 'uploading',
    deferred: 'queued',
    stalled: 'waiting',
    moving: 'uploading',
    stored: 'success',
    failed: 'error',
    pause: 'pausing',
    cancel: 'canceling',
    'file-lost': 'needs-file',
  },
  // The last request may complete although a pause was asked for.
  pausing: {
    halted: 'paused',
    stored: 'success',
    failed: 'error',
    resume: 'queued',
    cancel: 'canceling',
    'file-lost': 'needs-file',
  },
  paused: { resume: 'queued', failed: 'error', cancel: 'canceling', 'file-lost': 'needs-file' },
  // What was stored before the shopper's word arrived is deleted again.
  canceling: { discarded: 'canceled' },
  'needs-file': { 'file-picked': 'queued', cancel: 'canceling' },
  error: { retry: 'queued', 'file-picked': 'queued', cancel: 'canceling', 'file-lost': 'needs-file' },
  canceled: {},
  success: {},
};

/** Whether an event means anything in a state. */
export const answersTo = (state: UploadState, event: UploadEvent): boolean => transitions[state][event] !== undefined;

/** The state after an event. Terminal states (`canceled`, `success`) never leave. */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  return transitions[state][event] ?? state;
}

export const isTerminal = (state: UploadState): boolean => state === 'canceled' || state === 'success';

/** States in which the runner works on an upload, or should. */
export const isUnderWay = (state: UploadState): boolean =>
  state === 'queued' || state === 'uploading' || state === 'waiting' || state === 'verifying';

/** States in which the shopper still expects something to happen. */
export const isUnfinished = (state: UploadState): boolean => !isTerminal(state) && state !== 'error';
