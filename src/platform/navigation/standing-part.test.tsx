// @vitest-environment jsdom
import { useState, type ComponentType, type ReactElement } from 'react';
import { act, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { standingPart } from './standing-part.tsx';

function Counter({ name }: { name: string }): ReactElement {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount((before) => before + 1)}>{`${name} ${count}`}</button>;
}

const inRouter = (part: ReactElement): ReactElement => <MemoryRouter>{part}</MemoryRouter>;

type Load = () => Promise<ComponentType<{ name: string }>>;

/** A page as the server sends it, which a browser takes over; its part is loaded by `load`. */
async function openPage(load: Load) {
  const sent = standingPart(async () => Counter);
  await sent.bring();
  const { Part } = standingPart(load);
  const page = document.createElement('main');
  page.innerHTML = renderToString(inRouter(<sent.Part name="Herzen" />));
  document.body.replaceChildren(page);
  const heard = vi.fn<() => void>();
  page.addEventListener('alive', heard);
  const button = page.querySelector('button');
  const { rerender } = render(inRouter(<Part name="Herzen" />), { container: page, hydrate: true });
  const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 50)));
  await settle();
  const drawAnew = async (): Promise<void> => {
    rerender(inRouter(<Part name="Herzen" />));
    await settle();
  };
  return { page, button, heard, drawAnew };
}

test('a part stands as the server sent it until its code is there, also when the page around it is drawn anew; then it is alive', async () => {
  const { promise: code, resolve: bring } = Promise.withResolvers<typeof Counter>();
  const { page, button, heard, drawAnew } = await openPage(() => code);
  await drawAnew();
  expect(page.querySelector('button')).toBe(button);
  expect(page.textContent).toBe('Herzen 0');
  expect(button?.closest('[data-standing]')).not.toBeNull();
  expect(heard).not.toHaveBeenCalled();

  bring(Counter);
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(page.querySelector('button')).toBe(button);
  expect(button?.closest('[data-standing]')).toBeNull();
  act(() => button?.click());
  expect(page.textContent).toBe('Herzen 1');
});

test('a part whose code cannot be had goes on standing, and comes alive when the network is back', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const load = vi.fn<Load>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Counter);
  const { page, button, heard } = await openPage(load);
  expect(page.querySelector('button')).toBe(button);
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  act(() => button?.click());
  expect(page.textContent).toBe('Herzen 1');
});

test('a part whose code was brought before is drawn at once', async () => {
  const { Part, bring } = standingPart(async () => Counter);
  await bring();
  expect(renderToString(inRouter(<Part name="Sterne" />))).toContain('Sterne 0');
  const { container } = render(inRouter(<Part name="Sterne" />));
  expect(container.textContent).toBe('Sterne 0');
});
