import { describe, expect, it } from 'vitest';
import { findPendingUploads } from './pending-uploads.ts';

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

describe('findPendingUploads', () => {
  it('counts files on their way and says how far they are', () => {
    const found = findPendingUploads(
      [job('one', 'a', 'b'), job('two', 'c')],
      [upload('a', 'uploading', 50), upload('b', 'waiting'), upload('c', 'success', 100)],
    );
    expect(found).toEqual({ moving: 2, stopped: 0, stoppedJobId: undefined, share: 0.25 });
  });

  it('leads to a job whose files have stopped', () => {
    const found = findPendingUploads(
      [job('one', 'a'), job('two', 'b')],
      [upload('a', 'queued'), upload('b', 'needs-file')],
    );
    expect(found).toMatchObject({ moving: 1, stopped: 1, stoppedJobId: 'two' });
  });

  it('does not mind uploads of jobs that are not in the cart', () => {
    expect(findPendingUploads([job('one', 'a')], [upload('z', 'uploading')])).toMatchObject({ moving: 0, share: 1 });
  });

  it('takes a file this browser does not know for one that has arrived', () => {
    expect(findPendingUploads([job('one', 'a')], [])).toMatchObject({ moving: 0, stopped: 0 });
  });
});
