import { describe, expect, it } from 'vitest';
import { type FileAnswer, findPendingUploads } from './pending-uploads.ts';

const job = (id: string, ...paths: string[]) => ({
  id: `line-${id}`,
  type: 'product',
  payload: {
    printJob: {
      id,
      role: 'lead',
      title: id,
      spec: {},
      files: paths.map((path) => ({ path, name: path, size: 100 })),
    },
  },
});
const upload = (path: string, state: string, acknowledged = 0) => ({ path, state, size: 100, acknowledged });
const answers = (told: Record<string, FileAnswer> = {}) => new Map(Object.entries(told));

describe('findPendingUploads', () => {
  it('counts files on their way and says how far they are', () => {
    const found = findPendingUploads(
      [job('one', 'a', 'b'), job('two', 'c')],
      [upload('a', 'uploading', 50), upload('b', 'waiting'), upload('c', 'success', 100)],
      answers(),
    );
    expect(found).toMatchObject({ files: 2, moving: 2, stopped: 0, stoppedJobId: undefined, share: 0.25, unknown: [] });
  });

  it('leads to a job whose files have stopped', () => {
    const found = findPendingUploads(
      [job('one', 'a'), job('two', 'b')],
      [upload('a', 'queued'), upload('b', 'needs-file')],
      answers(),
    );
    expect(found).toMatchObject({ files: 2, moving: 1, stopped: 1, stoppedJobId: 'two' });
  });

  it('does not mind uploads of jobs that are not in the cart', () => {
    const found = findPendingUploads([job('one', 'a')], [upload('a', 'success'), upload('z', 'uploading')], answers());
    expect(found).toMatchObject({ files: 0, moving: 0, share: 1 });
  });

  it('has the storage asked for a file this browser does not know, and takes it for none that has arrived', () => {
    const found = findPendingUploads([job('one', 'a', 'b')], [upload('a', 'success')], answers());
    expect(found).toMatchObject({ files: 1, moving: 0, stopped: 0, unknown: [{ path: 'b', jobId: 'one', size: 100 }] });
  });

  it('waits no longer for a file the storage has', () => {
    const found = findPendingUploads([job('one', 'a')], [], answers({ a: 'stored' }));
    expect(found).toMatchObject({ files: 0, unknown: [], missing: 0, unreachable: 0 });
  });

  it('leads to a job whose file the storage does not have', () => {
    const found = findPendingUploads([job('one', 'a'), job('two', 'b')], [], answers({ a: 'stored', b: 'missing' }));
    expect(found).toMatchObject({ files: 1, missing: 1, stoppedJobId: 'two', unknown: [] });
  });

  it('does not take a storage that is silent for one that has the file', () => {
    const found = findPendingUploads([job('one', 'a')], [], answers({ a: 'unreachable' }));
    expect(found).toMatchObject({ files: 1, unreachable: 1, missing: 0, unknown: [] });
  });

  it('believes the queue more than an older answer', () => {
    const lines = [job('one', 'a')];
    expect(findPendingUploads(lines, [upload('a', 'uploading')], answers({ a: 'missing' }))).toMatchObject({
      moving: 1,
      missing: 0,
    });
    expect(findPendingUploads(lines, [upload('a', 'success')], answers({ a: 'missing' })).files).toBe(0);
  });
});
