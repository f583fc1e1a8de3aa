import { describe, expect, test } from 'vitest';
import type { InspectedPage } from '#print/pages/inspected-file.ts';
import { inspectedPage } from '#testing/print/inspected-page.ts';
import { type TellInspection, InspectionDesk } from './inspection-desk.ts';
import { inspectionTag, type InspectionWork } from './inspection-messages.ts';
import type { OpenScore } from './open-documents.ts';

const size = { widthMm: 210, heightMm: 297 };
const inspected = inspectedPage();

/** Stands in for the PDF engine: its pages take turns of microtasks only, as a parser in the same thread does. */
function engine(pageCount: number, sheet: typeof size) {
  const log: string[] = [];
  const open = (file: Blob): Promise<OpenScore> => {
    log.push(`open ${file.type}`);
    return Promise.resolve({
      pageCount,
      isEncrypted: false,
      sizeOf: () => Promise.resolve(sheet),
      inspect: async (page) => {
        await Promise.resolve();
        log.push(`check ${file.type} ${page}`);
        return inspected;
      },
      draw: async (page) => {
        await Promise.resolve();
        log.push(`draw ${file.type} ${page}`);
        return { width: 1, height: 1, close: () => undefined };
      },
      close: () => {
        log.push(`close ${file.type}`);
        return Promise.resolve();
      },
    });
  };
  return { log, open };
}

const score = (name: string) => new Blob([], { type: name });
const inspect = (name: string, fileKey = 1, known: readonly InspectedPage[] = []): InspectionWork => ({
  kind: 'inspect',
  fileKey,
  file: score(name),
  known,
});
const draw = (name: string, page: number, fileKey = 1): InspectionWork => ({
  kind: 'render',
  fileKey,
  file: score(name),
  page,
  widthPx: 400,
  withMarks: false,
});

/** A desk behind a message port, as it sits in its worker. */
function deskBehindPort(pageCount: number, sheet = size) {
  const { log, open } = engine(pageCount, sheet);
  const { port1, port2 } = new MessageChannel();
  const answers: string[] = [];
  const waiting = new Set<() => void>();
  const answer: TellInspection = (job, said) => {
    const failed = said.kind === 'inspected' && said.result.status === 'failed' ? said.result : undefined;
    answers.push(`${job} ${said.kind}${failed ? ` ${failed.failure} ${failed.page}` : ''}`);
    for (const look of waiting) look();
  };
  const desk = new InspectionDesk(open, answer);
  port1.addEventListener('message', ({ data }) => desk.take(data));
  port1.start();
  const until = (wanted: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        if (wanted()) resolve();
      };
      waiting.add(look);
      look();
    });
  return {
    log,
    answers,
    ask: (job: number, work: InspectionWork) => port2.postMessage({ ...work, tag: inspectionTag, job }),
    cancel: (job: number) => port2.postMessage({ tag: inspectionTag, job, kind: 'cancel' }),
    answered: (job: number, kind: string) => until(() => answers.includes(`${job} ${kind}`)),
    progressed: () => until(() => answers.filter((each) => each === '1 progress').length > 3),
    close: () => port1.close(),
  };
}

describe('the desk of the inspection worker', () => {
  test('a picture asked for during a check comes before the rest of the check', async () => {
    const desk = deskBehindPort(500);
    desk.ask(1, inspect('score'));
    await desk.progressed();
    desk.ask(2, draw('score', 1));
    await desk.answered(2, 'rendered');
    expect(desk.answers).not.toContain('1 inspected');
    await desk.answered(1, 'inspected');
    expect(desk.log.filter((line) => line.startsWith('check'))).toHaveLength(500);
    desk.close();
  });

  test('a check that is cancelled ends with the page it is at, and the next work begins', async () => {
    const desk = deskBehindPort(500);
    desk.ask(1, inspect('long'));
    await desk.progressed();
    desk.cancel(1);
    desk.ask(2, inspect('next', 2));
    await desk.answered(2, 'inspected');
    expect(desk.answers).not.toContain('1 inspected');
    expect(desk.log.filter((line) => line.startsWith('check long')).length).toBeLessThan(500);
    expect(desk.answers).toContain('1 broken');
    desk.close();
  });

  test('a check goes on behind the pages that were measured before', async () => {
    const desk = deskBehindPort(5);
    desk.ask(1, inspect('score', 1, [inspected, inspected, inspected]));
    await desk.answered(1, 'inspected');
    expect(desk.log).toEqual(['open score', 'check score 4', 'check score 5']);
    desk.close();
  });

  test('a page of more than two metres is refused before any page is measured', async () => {
    const desk = deskBehindPort(3, { widthMm: 210, heightMm: 5000 });
    desk.ask(1, inspect('poster'));
    await desk.answered(1, 'inspected page-too-large 1');
    expect(desk.log).toEqual(['open poster']);
    desk.close();
  });

  test('a picture asked for and cancelled is not drawn', async () => {
    const desk = deskBehindPort(100);
    desk.ask(1, inspect('score'));
    desk.ask(2, draw('score', 1));
    desk.ask(3, draw('score', 2));
    desk.cancel(2);
    await desk.answered(3, 'rendered');
    await desk.answered(1, 'inspected');
    expect(desk.log).not.toContain('draw score 1');
    desk.close();
  });
});
