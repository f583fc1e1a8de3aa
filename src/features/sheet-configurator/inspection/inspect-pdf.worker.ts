/// <reference lib="webworker" />
import { countAllocations } from './bounds/count-allocations.ts';
import { countDecoding } from './bounds/count-decoding.ts';
import { countUnpacking } from './bounds/count-unpacking.ts';
import { freeJpegBlocks } from './bounds/free-jpeg-blocks.ts';
import { type TellInspection, InspectionDesk } from './inspection-desk.ts';
import { type InspectionRequest, inspectionTag } from './inspection-messages.ts';
import { openScore } from './open-score.ts';
import { pageBudget } from './bounds/page-budget.ts';
import { areAssetsBeingLoaded } from './documents/pdf-assets.ts';

declare const self: DedicatedWorkerGlobalScope;

const aliveMs = 2000;

/** pdf.js leaves a picture out that is too large, and says so here alone. */
const pictureLeftOut = 'Image exceeded maximum allowed size';

console.warn = (...words: unknown[]) => {
  if (words.some((word) => String(word).includes(pictureLeftOut))) pageBudget.exceed('picture-too-large');
};

countAllocations(pageBudget);
freeJpegBlocks(pageBudget);
countUnpacking(pageBudget);
countDecoding(pageBudget);

const answer: TellInspection = (job, said, transfer = []) =>
  self.postMessage({ ...said, tag: inspectionTag, job }, transfer);
const desk = new InspectionDesk(openScore, answer);

self.addEventListener('message', ({ data }: MessageEvent<InspectionRequest>) => {
  // pdf.js listens on this port as well.
  if (data.tag === inspectionTag) desk.take(data);
});

setInterval(() => answer(0, { kind: 'alive', waits: areAssetsBeingLoaded() }), aliveMs);
