import { expect, test } from 'vitest';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { createUploadRecord } from './create-upload-record.ts';
import { LeaveWatch } from './leave-watch.ts';

const file = new File(['%PDF'], 'Chor.pdf');
const growing = createUploadRecord({ file, folderId: 'folder', position: 1, holder: 'tab', owner: undefined });
const { holder: _none, ...rest } = growing;
const complete: UploadRecord = { ...rest, copy: 'complete', md5: 'abc=', state: 'uploading' };

function setUp() {
  const asked = { warns: false, help: 0 };
  const watch = new LeaveWatch({
    holds: ({ holder }) => holder === 'tab',
    isKept: (id) => id !== 'unkept',
    setLeaveWarning: (isOn) => void (asked.warns = isOn),
    askForHelp: () => void (asked.help += 1),
  });
  return { asked, watch };
}

test.each<[string, Partial<UploadRecord>, boolean]>([
  ['is copied', {}, true],
  ['is copied although it is paused', { state: 'paused' }, true],
  ['is given up', { state: 'canceling' }, false],
  ['is sent from the open file', { copy: 'none', state: 'uploading' }, true],
  ['is paused without copy', { copy: 'none', state: 'paused' }, false],
  ['is open in another tab', { holder: 'other' }, false],
])('leaving while a file %s: asked first is %s', (_case, change, warns) => {
  const { asked, watch } = setUp();
  watch.notice([{ ...growing, ...change }]);
  expect(asked.warns).toBe(warns);
  watch.notice([complete]);
  expect(asked.warns).toBe(false);
});

test('leaving asks first as long as an upload that has not ended is known to this page alone', () => {
  const { asked, watch } = setUp();
  watch.notice([{ ...complete, id: 'unkept', state: 'paused' }]);
  expect(asked.warns).toBe(true);
  watch.notice([{ ...complete, id: 'unkept', state: 'success' }]);
  expect(asked.warns).toBe(false);
});

test('the worker is asked once when there is something for it, and again when the page is left', () => {
  const { asked, watch } = setUp();
  watch.notice([growing]);
  watch.askForHelp();
  expect(asked.help).toBe(0);
  watch.notice([complete]);
  watch.notice([complete, { ...complete, id: 'second' }]);
  expect(asked.help).toBe(1);
  watch.askForHelp();
  expect(asked.help).toBe(2);
  watch.notice([
    { ...complete, state: 'success' },
    { ...complete, id: 'second', state: 'paused' },
  ]);
  watch.askForHelp();
  expect(asked.help).toBe(2);
});
