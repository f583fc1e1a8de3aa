import { render, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { openUploadDatabase } from '#offline/upload-database.ts';
import { uploadDatabaseName } from '#offline/records/upload-names.ts';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { createUploadRecord } from './engine/create-upload-record.ts';
import { pauseUploadAtom, startUploadsAtom } from './upload-atoms.ts';
import type { UploadView } from './upload-view.ts';
import { useUploadFact } from './use-upload-fact.ts';

const stateOf = (view: UploadView | undefined): string => view?.state ?? 'unknown';
const nameOf = (view: UploadView | undefined): string => view?.name ?? 'unknown';

test('whoever wants one fact of an upload is not drawn again for the others', async () => {
  const file = new File(['%PDF'], 'Oper.pdf');
  const made = createUploadRecord({ file, folderId: 'folder', position: 1, holder: 'tab', owner: undefined });
  const { holder: _none, ...record } = made;
  const database = await openUploadDatabase(uploadDatabaseName);
  await database.changeRecords(() => [{ ...record, copy: 'complete', md5: 'abc=', size: 4, stagedBytes: 4 }]);
  database.close();
  const drawn = { states: [] as string[], names: [] as string[] };
  const State = (): ReactElement => {
    const state = useUploadFact(record.id, stateOf);
    drawn.states.push(state);
    return <p>{state}</p>;
  };
  const Name = (): ReactElement => {
    const name = useUploadFact(record.id, nameOf);
    drawn.names.push(name);
    return <p>{name}</p>;
  };
  const store = createStore();
  render(
    <Provider store={store}>
      <State />
      <Name />
    </Provider>,
  );
  await store.set(startUploadsAtom, {
    ...strictStorage().storage,
    transport: () => new Promise<never>(() => undefined),
  });
  await store.set(pauseUploadAtom, record.id);
  await waitFor(() => expect(drawn.states.at(-1)).toBe('paused'));
  expect(new Set(drawn.names)).toEqual(new Set(['unknown', 'Oper.pdf']));
  expect(drawn.names.length).toBeLessThan(drawn.states.length);
});
