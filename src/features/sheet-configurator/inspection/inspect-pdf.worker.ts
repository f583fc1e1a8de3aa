/// <reference lib="webworker" />
import { InspectionDesk } from './inspection-desk.ts';
import { type InspectionRequest, inspectionTag } from './inspection-messages.ts';
import { openScore } from './open-score.ts';

declare const self: DedicatedWorkerGlobalScope;

const desk = new InspectionDesk(openScore, (job, answer, transfer = []) =>
  self.postMessage({ ...answer, tag: inspectionTag, job }, transfer),
);

self.addEventListener('message', ({ data }: MessageEvent<InspectionRequest>) => {
  // pdf.js listens on this port as well.
  if (data.tag === inspectionTag) desk.take(data);
});
