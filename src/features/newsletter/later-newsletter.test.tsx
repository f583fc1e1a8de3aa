import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { followIntentsAtom } from '#platform/intents/follow-intents.ts';
import { intentsAtom } from '#platform/intents/intent-atoms.ts';
import { hasIntents } from '#platform/intents/intent-records.ts';
import { passedNotificationsAtom } from '#platform/notifications/notification-atoms.ts';
import { sessionAtom } from '#platform/session/session-atoms.ts';
import { ShellProvider } from '#platform/session/shell.ts';
import { getNewsletterStatus } from '#store-api/account/newsletter.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { openTab, registered, type Tab, useBrowserOfWaitingChanges } from '#testing/waiting-changes.ts';
import { laterNewsletter } from './later-newsletter.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterSetting } from './newsletter-setting.tsx';

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());
useBrowserOfWaitingChanges();

const email = 'fanny@hensel.example';

/** The form on a page, and what lies between it and the shop. */
async function visit(kind: 'subscribe' | 'unsubscribe' = 'subscribe') {
  const tab = await openTab(shop.api);
  tab.store.set(followIntentsAtom, laterNewsletter);
  const done = vi.fn<(address: string) => void>();
  const form = <NewsletterForm kind={kind} onDone={done} />;
  renderUi(inGerman(<ShellProvider value={tab.shell}>{form}</ShellProvider>, tab.store));
  return { ...tab, done };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail' });

function wish(address: string, button: RegExp = /^Newsletter abonnieren$/): void {
  fireEvent.change(field(), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: button }));
}

const waiting = () => screen.findByRole('list', { name: 'Vorgemerkte Änderungen' });

/** What was said to the shop of the newsletter, and whose address. */
const saidToShop = ({ line }: Pick<Tab, 'line'>) =>
  line.sent.filter(({ path }) => path.startsWith('newsletter/')).map(({ path, body }) => ({ path, body }));

describe('a wish to get the newsletter while the shop cannot be reached', () => {
  it('waits above the emptied form, and is sent once, when the shop answers', async () => {
    const page = await visit();
    page.cut();
    wish(email);
    const list = await waiting();
    expect(within(list).getByRole('listitem').textContent).toContain(`Newsletter für ${email} abonnieren`);
    expect(document.activeElement?.contains(list)).toBe(true);
    expect(field().value).toBe('');
    expect(page.done).not.toHaveBeenCalled();
    page.mend();
    await expect.poll(hasIntents).toBe(false);
    expect(saidToShop(page)).toMatchObject([{ path: 'newsletter/subscribe', body: { email } }]);
    await expect
      .poll(() => page.store.get(passedNotificationsAtom)[0]?.message)
      .toMatch(/^Der Newsletter für fanny@hensel\.example ist/);
    const [row] = shop.database
      .prepare('SELECT count(*) AS found FROM newsletter_recipient WHERE email = ?')
      .all(email);
    expect(row?.['found']).toBe(1);
  });

  it('is sent by the next visit, when the browser was closed before', async () => {
    const page = await visit();
    page.cut();
    wish(email);
    await waiting();
    cleanup();
    const next = await visit();
    await expect.poll(() => saidToShop(next)).toMatchObject([{ path: 'newsletter/subscribe', body: { email } }]);
    await expect.poll(hasIntents).toBe(false);
  });

  it('comes back into the form to be put right, and nobody sends it meanwhile', async () => {
    const page = await visit();
    page.cut();
    wish('fany@hensel.example');
    fireEvent.click(within(await waiting()).getByRole('button', { name: 'fany@hensel.example: bearbeiten' }));
    await expect.poll(() => field().value).toBe('fany@hensel.example');
    page.mend();
    await expect.poll(() => page.store.get(intentsAtom)).toMatchObject([{ problem: 'edited' }]);
    wish(email);
    await expect.poll(() => page.done.mock.calls).toEqual([[email]]);
    expect(saidToShop(page)).toMatchObject([{ body: { email } }]);
    expect(await hasIntents()).toBe(false);
  });

  it('can be taken back, and nothing is sent then', async () => {
    const page = await visit();
    page.cut();
    wish(email);
    fireEvent.click(within(await waiting()).getByRole('button', { name: `${email}: Vormerkung zurücknehmen` }));
    await expect.poll(hasIntents).toBe(false);
    page.mend();
    expect(saidToShop(page)).toEqual([]);
  });

  it('that the shop refuses later is told wherever somebody is, and stays to be put right', async () => {
    const page = await visit();
    page.cut();
    wish(email);
    await waiting();
    page.line.refusals.push(new StoreApiError(400, []));
    page.mend();
    await expect.poll(() => page.store.get(intentsAtom)).toMatchObject([{ problem: 'refused' }]);
    await expect.poll(() => page.store.get(passedNotificationsAtom)[0]?.type).toBe('warning');
    fireEvent.click(await screen.findByRole('button', { name: `${email}: bearbeiten` }));
    await expect.poll(() => field().value).toBe(email);
  });
});

describe('a wish to get the newsletter no more while the shop cannot be reached', () => {
  it('waits, says which of both it is, and counts as done also for an address the shop does not know', async () => {
    const page = await visit('unsubscribe');
    page.cut();
    wish('niemand@hensel.example', /^Newsletter abbestellen$/);
    const list = await waiting();
    expect(list.textContent).toContain('Newsletter für niemand@hensel.example abbestellen');
    page.mend();
    await expect.poll(hasIntents).toBe(false);
    expect(saidToShop(page)).toMatchObject([{ path: 'newsletter/unsubscribe' }]);
    await expect
      .poll(() => page.store.get(passedNotificationsAtom)[0]?.message)
      .toBe('niemand@hensel.example bekommt keinen Newsletter mehr von uns.');
  });
});

describe('what a customer sets for the newsletter while the shop cannot be reached', () => {
  const openSetting = async (api: StoreApi) => {
    const tab = await openTab(api);
    tab.store.set(followIntentsAtom, laterNewsletter);
    const own = tab.store.get(sessionAtom)?.customer?.email ?? '';
    renderUi(inGerman(<ShellProvider value={tab.shell}>{<NewsletterSetting email={own} />}</ShellProvider>, tab.store));
    return tab;
  };

  it('waits for that customer, who gets the newsletter once the shop answers', async () => {
    const api = await registered(shop);
    const page = await openSetting(api);
    const button = await screen.findByRole('button', { name: 'Newsletter abonnieren' });
    page.cut();
    fireEvent.click(button);
    await waiting();
    expect(screen.getByText('Sie bekommen keinen Newsletter.')).toBeDefined();
    const other = await openTab(await registered(shop));
    other.store.set(followIntentsAtom, laterNewsletter);
    expect(other.store.get(intentsAtom)).toEqual([]);
    page.mend();
    await expect.poll(hasIntents).toBe(false);
    expect(saidToShop(other)).toEqual([]);
    expect(await getNewsletterStatus(api)).toBe('direct');
  });
});
