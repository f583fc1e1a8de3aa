import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { deskMarks } from './desk-marks.ts';

/**
 * How the owner's commands find the running shop: its door is a port of this machine alone, the key to it lies in the data
 * folder, which nobody else can read.
 */
const doorSchema = z.object({ port: z.number(), token: z.string(), host: z.string() });

export type DeskDoor = z.infer<typeof doorSchema>;

/** Name of the file in the data folder; no data. */
export const deskDoorFile = 'desk.json';

export function writeDeskDoor(folder: string, door: DeskDoor): void {
  const path = join(folder, deskDoorFile);
  writeFileSync(path, JSON.stringify(door), { mode: 0o600 });
  // The mode above is for new files only.
  chmodSync(path, 0o600);
}

export const removeDeskDoor = (folder: string): void => rmSync(join(folder, deskDoorFile), { force: true });

/** Undefined when no shop runs on the folder, or none that has a desk; after a crash the door may lead nowhere. */
export function readDeskDoor(folder: string): DeskDoor | undefined {
  try {
    return doorSchema.parse(JSON.parse(readFileSync(join(folder, deskDoorFile), 'utf8')));
  } catch {
    return undefined;
  }
}

/** What is said at the door: `POST /mark`. */
export const deskRequestSchema = z.object({
  orderNumber: z.string().check(z.maxLength(64)),
  mark: z.enum(deskMarks),
  trackingCodes: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(20)),
});

export type DeskRequest = z.infer<typeof deskRequestSchema>;

/** What became of it. */
export const deskAnswerSchema = z.object({
  outcome: z.enum(['marked', 'already', 'refused', 'unknown']),
  /** Why it was refused. */
  reason: z.optional(z.string()),
  /** Who was told by mail. */
  mailTo: z.optional(z.string()),
});

export type DeskAnswer = z.infer<typeof deskAnswerSchema>;
