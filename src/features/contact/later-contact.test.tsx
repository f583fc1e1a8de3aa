import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listKeptIntents } from '#offline/intents/kept-intents.ts';
import { followIntentsAtom } from '#platform/intents/follow-intents.ts';
import { intentsAtom } from '#platform/intents/intent-atoms.ts';
import { hasIntents } from '#platform/intents/intent-records.ts';
import { passedNotificationsAtom } from '#platform/notifications/notification-atoms.ts';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { holdUpRecords } from '#testing/browser/hold-up-records.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { shakyLine } from '#testing/shaky-line.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { letChangesWait } from '#testing/waiting-changes.ts';
import { ContactForm } from './contact-form.tsx';
import { laterContact } from './later-contact.ts';
import { loadSalutations } from './load-salutations.ts';

letChangesWait();

let shop: DemoShop;
let salutations: Awaited<ReturnType<typeof loadSalutations>>;
beforeAll(async () => {
  shop = await startDemoShop();
  salutations = await loadSalutations(shop.api);
});
afterAll(() => shop.stop());

/** A visit of the page with the form, and what lies between it and the shop. */
async function visit({ isCut = false } = {}) {
  const store = createStore();
  const line = { refusal: new Array<StoreApiError>(), sent: new Array<unknown>() };
  const send: StoreApi['send'] = async (call) => {
    if (call.path === 'contact-form') {
      const refusal = line.refusal.shift();
      if (refusal) throw refusal;
      line.sent.push('body' in call ? call.body : undefined);
    }
    return shop.api.send(call);
  };
  const { api, cut, mend } = shakyLine({ ...shop.api, send }, store);
  store.set(shellAtom, testShell(api, store));
  await store.set(refreshSessionAtom);
  if (isCut) cut();
  store.set(followIntentsAtom, laterContact);
  const sent = vi.fn<(message: string) => void>();
  const form = <ContactForm salutations={salutations} onSent={sent} />;
  const shell = testShell(api, store);
  renderUi(inGerman(<ShellProvider value={shell}>{form}</ShellProvider>, store));
  return { store, line, cut, mend, sent };
}

const fields = {
  Vorname: 'Clara',
  Nachname: 'Wieck',
  'E-Mail': 'clara@wieck.example',
  Betreff: 'Papier für die Romanzen',
  'Ihre Nachricht': 'Welches Papier blendet auf der Bühne am wenigsten?',
};

const fieldOf = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

function write(changed: Partial<typeof fields> = {}): void {
  const [first] = salutations;
  fireEvent.change(screen.getByRole('combobox', { name: 'Anrede' }), { target: { value: first?.id ?? '' } });
  for (const [label, value] of Object.entries({ ...fields, ...changed }))
    fireEvent.change(fieldOf(label), { target: { value } });
  send();
}

const send = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));
const waiting = () => screen.findByRole('list', { name: 'Vorgemerkte Änderungen' });

describe('a message to the shop while it cannot be reached', () => {
  it('waits above the emptied form, which tells so by its focus, and is sent whole once the shop answers', async () => {
    const page = await visit();
    page.cut();
    write();
    const list = await waiting();
    expect(within(list).getByRole('listitem').textContent).toContain('„Papier für die Romanzen“');
    await expect
      .poll(() => document.activeElement !== document.body && document.activeElement?.contains(list))
      .toBe(true);
    expect(fieldOf('Betreff').value).toBe('');
    expect(page.sent).not.toHaveBeenCalled();
    page.mend();
    await expect.poll(hasIntents).toBe(false);
    expect(page.line.sent).toMatchObject([{ subject: fields.Betreff, comment: fields['Ihre Nachricht'] }]);
    await expect
      .poll(() => page.store.get(passedNotificationsAtom)[0]?.message)
      .toBe('Ihre Nachricht „Papier für die Romanzen“ ist angekommen.');
  });

  it('is sent by the next visit, when the browser was closed before', async () => {
    const page = await visit();
    page.cut();
    write();
    await waiting();
    cleanup();
    const next = await visit();
    await expect.poll(() => next.line.sent).toMatchObject([{ subject: fields.Betreff }]);
    await expect.poll(hasIntents).toBe(false);
  });

  it('comes back into the form to be put right, and is sent once, as it was put right', async () => {
    const page = await visit();
    page.cut();
    write();
    fireEvent.click(within(await waiting()).getByRole('button', { name: /bearbeiten/ }));
    await expect.poll(() => fieldOf('Ihre Nachricht').value).toBe(fields['Ihre Nachricht']);
    page.mend();
    // Nobody sends what is being put right.
    await expect.poll(() => page.store.get(intentsAtom)).toMatchObject([{ problem: 'edited' }]);
    fireEvent.change(fieldOf('Betreff'), { target: { value: 'Mattes Papier' } });
    send();
    await expect.poll(() => page.sent.mock.calls.length).toBe(1);
    expect(page.line.sent).toMatchObject([{ subject: 'Mattes Papier' }]);
    expect(await hasIntents()).toBe(false);
  });

  it('stays in the form it came back into when the browser keeps it only then', async () => {
    const page = await visit();
    page.cut();
    const goOn = await holdUpRecords();
    write();
    fireEvent.click(within(await waiting()).getByRole('button', { name: /bearbeiten/ }));
    await expect.poll(() => fieldOf('Betreff').value).toBe(fields.Betreff);
    fireEvent.change(fieldOf('Betreff'), { target: { value: 'Mattes Papier' } });
    goOn();
    await expect.poll(async () => (await listKeptIntents()).map(({ problem }) => problem)).toEqual(['edited']);
    await aMoment();
    expect(fieldOf('Betreff').value).toBe('Mattes Papier');
    page.mend();
    send();
    await expect.poll(() => page.line.sent).toMatchObject([{ subject: 'Mattes Papier' }]);
    await expect.poll(hasIntents).toBe(false);
  });

  it('that was being put right when the browser died is still there, and says so', async () => {
    const page = await visit();
    page.cut();
    write();
    fireEvent.click(within(await waiting()).getByRole('button', { name: /bearbeiten/ }));
    await expect.poll(() => fieldOf('Betreff').value).toBe(fields.Betreff);
    cleanup();
    const next = await visit();
    expect(await screen.findByText('Papier für die Romanzen: noch nicht wieder abgeschickt')).toBeTruthy();
    expect(next.line.sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Papier für die Romanzen: bearbeiten' }));
    await expect.poll(() => fieldOf('Ihre Nachricht').value).toBe(fields['Ihre Nachricht']);
  });

  it('that the shop refuses later is told wherever somebody is, and stays to be put right', async () => {
    const page = await visit();
    page.cut();
    write();
    await waiting();
    page.line.refusal.push(new StoreApiError(400, []));
    page.mend();
    await expect.poll(() => page.store.get(intentsAtom)).toMatchObject([{ problem: 'refused' }]);
    await expect.poll(() => page.store.get(passedNotificationsAtom)[0]?.type).toBe('warning');
    fireEvent.click(await screen.findByRole('button', { name: 'Papier für die Romanzen: bearbeiten' }));
    await expect.poll(() => fieldOf('Ihre Nachricht').value).toBe(fields['Ihre Nachricht']);
    send();
    await expect.poll(() => page.sent.mock.calls.length).toBe(1);
    expect(await hasIntents()).toBe(false);
  });
});
