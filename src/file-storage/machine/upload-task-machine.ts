/** States of a resumable upload (specification §4). */
export type UploadTaskState = 'running' | 'pausing' | 'paused' | 'canceling' | 'canceled' | 'error' | 'success';

/** `halted`: the request that was under way has ended. */
export type UploadTaskEvent = 'pause' | 'resume' | 'cancel' | 'halted' | 'stored' | 'failed';

/** What each state answers to: pause from running, resume from paused or pausing, cancel from running or pausing. */
const transitions: Record<UploadTaskState, Partial<Record<UploadTaskEvent, UploadTaskState>>> = {
  running: { pause: 'pausing', cancel: 'canceling', stored: 'success', failed: 'error' },
  // The last request may complete although a pause was asked for.
  pausing: { halted: 'paused', resume: 'running', cancel: 'canceling', stored: 'success', failed: 'error' },
  paused: { resume: 'running' },
  canceling: { halted: 'canceled', stored: 'canceled', failed: 'canceled' },
  canceled: {},
  error: {},
  success: {},
};

/** The state after an event; undefined when the state does not answer to it. */
export function nextUploadTaskState(state: UploadTaskState, event: UploadTaskEvent): UploadTaskState | undefined {
  return transitions[state][event];
}
