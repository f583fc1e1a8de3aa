import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { BrowserProfile } from '../../e2e/uploads/browsers/browser-profile.ts';
import { giveScore, untilUploadArrived } from './give-score.ts';
import { type Line, openLine } from '../line/open-line.ts';
import { type Figure, megabyte, type Setting } from './setting.ts';

const megabitsPerSecond = 20;
const cutEverySeconds = 20;

/** Shares of the file after which the browser is killed, as when the battery dies. */
const kills = [0.3, 0.7];

/** A large file over a slow line that breaks again and again, from a browser that dies twice. */
export async function measureRoughJourney({ shop, store, file, newProfile }: Setting): Promise<Figure[]> {
  const bytesPerSecond = (megabitsPerSecond * megabyte) / 8;
  const line = await openLine(shop.origin, { sendRate: bytesPerSecond, cutEveryMs: cutEverySeconds * 1000 });
  const profile = await newProfile();
  try {
    let page = await profile.open(line.origin);
    const begun = Date.now();
    await giveScore(page, file.path);
    const address = page.url();
    const pauses: number[] = [];
    for (const share of kills) {
      await untilReceived(store, share * file.bytes);
      await profile.kill();
      const received = store.unfinishedBytes();
      const killed = Date.now();
      page = await openAgain(profile, address);
      await untilReceived(store, received + 1);
      pauses.push(Date.now() - killed);
    }
    await untilUploadArrived(page);
    const seconds = (Date.now() - begun) / 1000;
    const [stored, chosen] = [await store.digestsOf(file.name), await digestOf(file.path)];
    return figures({ file, line, seconds, pauses, isSame: stored.length === 1 && stored[0] === chosen });
  } finally {
    await profile.remove();
    await line.close();
  }
}

interface Journey {
  file: Setting['file'];
  line: Line;
  seconds: number;
  /** From each kill to bytes that were acknowledged again, in milliseconds. */
  pauses: readonly number[];
  isSame: boolean;
}

function figures({ file, line, seconds, pauses, isSame }: Journey): Figure[] {
  const what =
    `${file.bytes / megabyte} MB over ${megabitsPerSecond} Mbit/s, cut every ${cutEverySeconds} s, ` +
    `browser killed ${kills.length} times`;
  const least = (file.bytes * 8) / (megabitsPerSecond * megabyte);
  return [
    {
      what: `${what}: files stored with the SHA-256 of the chosen one`,
      unit: '',
      value: Number(isSame),
      target: { atLeast: 1 },
      details: { cuts: line.cuts() },
    },
    {
      what: 'bytes sent / bytes of the file',
      unit: '',
      value: line.sent() / file.bytes,
      target: undefined,
      details: { 'MB sent': Math.round(line.sent() / megabyte) },
    },
    {
      what: 'time / what the line alone would take',
      unit: '',
      value: seconds / least,
      target: undefined,
      details: { seconds: Math.round(seconds), 'least seconds': Math.round(least) },
    },
    {
      what: 'longest time from a kill to bytes acknowledged again, with the start of the browser',
      unit: 's',
      value: Math.max(...pauses) / 1000,
      target: undefined,
      details: {},
    },
  ];
}

async function untilReceived(store: Setting['store'], bytes: number): Promise<void> {
  while (store.unfinishedBytes() < bytes) await setTimeout(100);
}

/** The line may break while the page comes. */
async function openAgain(profile: BrowserProfile, address: string): Promise<Page> {
  for (;;) {
    try {
      return await profile.open(address);
    } catch (error) {
      if (!String(error).includes('net::ERR_')) throw error;
      await profile.close();
    }
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex');
}
