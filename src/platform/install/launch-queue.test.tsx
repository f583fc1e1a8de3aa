import { expect, test } from 'vitest';
import { takeLaunches } from './launch-queue.ts';

const score = new File(['%PDF-1'], 'Chor.pdf');

/** A browser that hands over launches. */
function launchedBrowser() {
  const consumers: ((launch: object) => void)[] = [];
  Object.assign(window, { launchQueue: { setConsumer: (take: (launch: object) => void) => consumers.push(take) } });
  return (launch: object): void => consumers.at(-1)?.(launch);
}

test('files opened with the application are taken, addresses are followed', async () => {
  const launch = launchedBrowser();
  const taken: string[] = [];
  takeLaunches({
    files: (files) => taken.push(...files.map(({ name }) => name)),
    address: ({ pathname }) => taken.push(pathname),
  });
  launch({ targetURL: 'http://shop.example/checkout/cart', files: [] });
  launch({ targetURL: 'http://shop.example/sheet-configuration-v3', files: [{ getFile: async () => score }] });
  await expect.poll(() => taken.length).toBe(2);
  expect(taken).toEqual(['/checkout/cart', 'Chor.pdf']);
});

test('a file that cannot be read is told by its name, and the others are taken', async () => {
  const launch = launchedBrowser();
  const { promise, resolve } = Promise.withResolvers<readonly string[][]>();
  takeLaunches({
    files: (files, unreadable) => resolve([files.map(({ name }) => name), unreadable]),
    address: () => undefined,
  });
  const gone = { name: 'Solo.pdf', getFile: () => Promise.reject(new DOMException('Gone', 'NotFoundError')) };
  launch({ files: [gone, { name: 'Chor.pdf', getFile: async () => score }] });
  expect(await promise).toEqual([['Chor.pdf'], ['Solo.pdf']]);
});

test('browsers without a launch queue are left alone', () => {
  Reflect.deleteProperty(window, 'launchQueue');
  expect(() => takeLaunches({ files: () => undefined, address: () => undefined })).not.toThrow();
});
