import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ShopProcess } from '../running-shop/shop-process.ts';
import { expect } from '../running-shop/shop-test.ts';

/** A trouble of the file store, as its fault switches name it. */
export interface Trouble {
  match?: { method?: string; command?: string; address?: string };
  skip?: number;
  count?: number | 'always';
  delay?: number;
  status?: number;
  cut?: 'before' | 'after';
  cutBodyAfter?: number;
  bytesPerSecond?: number;
  strictOffsets?: boolean;
}

/** The file store of a running shop, looked at from outside. */
export class WatchedStore {
  readonly #shop: ShopProcess;

  get #database(): string {
    return join(this.#shop.folder, 'shop.sqlite');
  }

  constructor(shop: ShopProcess) {
    this.#shop = shop;
  }

  async trouble(...faults: Trouble[]): Promise<void> {
    await this.#call('/v0/_faults', { method: 'POST', body: JSON.stringify(faults) });
  }

  async calm(): Promise<void> {
    await this.#call('/v0/_faults', { method: 'DELETE' });
  }

  /** Troubles nobody has met yet. */
  async pendingTroubles(): Promise<Trouble[]> {
    return (await this.#call('/v0/_faults')).json();
  }

  /** Chunks arrive at this many bytes a second, from now on until `calm`. */
  async slow(bytesPerSecond: number): Promise<void> {
    const always = { bytesPerSecond, count: 'always' } as const;
    await this.trouble(
      { match: { command: 'upload' }, ...always },
      { match: { command: 'upload, finalize' }, ...always },
    );
  }

  /** Lets at most so many chunks of an upload pass; the request after them takes minutes, unless it is broken off. */
  async hold(chunks: number): Promise<void> {
    await this.trouble(
      { match: { command: 'upload' }, skip: chunks, bytesPerSecond: 2_000 },
      { match: { command: 'upload, finalize' }, bytesPerSecond: 2_000 },
    );
  }

  /** Waits until the store has that request; those after it are answered as usual. */
  async untilHeld(): Promise<void> {
    await expect.poll(async () => (await this.pendingTroubles()).length).toBe(1);
    await this.calm();
  }

  /** SHA-256 of every stored file with this name at the end of its path. */
  async digestsOf(name: string): Promise<string[]> {
    const paths = (await this.paths()).filter((path) => path.endsWith(`/${name}`));
    return Promise.all(paths.map((path) => this.#digest(path)));
  }

  async paths(): Promise<string[]> {
    const listing: { items: { name: string }[] } = await (
      await this.#call('/v0/b/notenfalz/o?prefix=uploads/&maxResults=1000')
    ).json();
    return listing.items.map(({ name }) => name);
  }

  async remove(path: string): Promise<void> {
    await this.#call(`/v0/b/notenfalz/o/${encodeURIComponent(path)}`, { method: 'DELETE' });
  }

  /** Bytes that unfinished uploads occupy; sessions that have expired are swept away on their own. */
  unfinishedBytes(): number {
    const database = new DatabaseSync(this.#database, { readOnly: true });
    const query = "SELECT total(received) AS bytes FROM storage_sessions WHERE status = 'active' AND expires_at > ?";
    const bytes = Number(database.prepare(query).get(Date.now())?.['bytes']);
    database.close();
    return bytes;
  }

  /** Upload sessions of files with such a name that have begun and not ended. Earlier journeys may have left others behind. */
  activeSessions(name: RegExp): number {
    const database = new DatabaseSync(this.#database, { readOnly: true });
    const rows = database.prepare("SELECT name FROM storage_sessions WHERE status = 'active'").all();
    database.close();
    return rows.filter((row) => name.test(String(row['name']))).length;
  }

  /** As if a week had passed for every unfinished upload. */
  expireSessions(): void {
    const database = new DatabaseSync(this.#database);
    database.exec("UPDATE storage_sessions SET expires_at = 1 WHERE status = 'active'");
    database.close();
  }

  async #digest(path: string): Promise<string> {
    const answer = await this.#call(`/v0/b/notenfalz/o/${encodeURIComponent(path)}?alt=media`);
    const hash = createHash('sha256');
    for await (const chunk of answer.body ?? []) hash.update(chunk);
    return hash.digest('hex');
  }

  async #call(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#shop.adminToken}` };
    const answer = await fetch(this.#shop.origin + address, { ...init, headers });
    if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${address}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}
