import { afterEach, expect, test } from 'vitest';
import { bringWithStyles } from './bring-with-styles.ts';

afterEach(() => document.head.replaceChildren());

const sheetsAsked = (): string[] =>
  [...document.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');

function answer(path: string, event: 'load' | 'error'): void {
  document.querySelector(`link[href="${path}"]`)?.dispatchEvent(new Event(event));
}

test('a part waits for its styles, which are asked for once', async () => {
  const done: string[] = [];
  const bring = async (): Promise<number> => done.push('part');
  const both = [bringWithStyles(bring, ['assets/one.css']), bringWithStyles(bring, ['assets/one.css'])];
  expect(sheetsAsked()).toEqual(['/assets/one.css']);
  expect(done).toEqual([]);
  answer('/assets/one.css', 'load');
  expect(await Promise.all(both)).toEqual([1, 2]);
  expect(await bringWithStyles(bring, ['assets/one.css'])).toBe(3);
  expect(sheetsAsked()).toEqual(['/assets/one.css']);
});

test('styles that the document names are not asked for, even where a joined file holds them', async () => {
  document.head.innerHTML = '<link rel="stylesheet" disabled href="/assets/held.css">';
  expect(await bringWithStyles(async () => 'part', ['assets/held.css'])).toBe('part');
  expect(sheetsAsked()).toEqual(['/assets/held.css']);
});

test('what could not be brought is told to the window, and asked for again the next time', async () => {
  let told = 0;
  const count = (): void => void (told += 1);
  addEventListener('vite:preloadError', count);
  const first = bringWithStyles(async () => 'part', ['assets/lost.css']);
  answer('/assets/lost.css', 'error');
  await expect(first).rejects.toThrow('/assets/lost.css');
  await expect(bringWithStyles(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(told).toBe(2);
  removeEventListener('vite:preloadError', count);

  const again = bringWithStyles(async () => 'part', ['assets/lost.css']);
  answer('/assets/lost.css', 'load');
  expect(await again).toBe('part');
});
