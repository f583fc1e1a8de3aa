import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs a command of the owner as npm does. */
export async function ownerCommand(name: 'backup' | 'restore', data: string, ...parameters: readonly string[]) {
  const child = spawn(process.execPath, [`owner/${name}.ts`, ...parameters], {
    env: { ...process.env, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, refused, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: Number(code), said, refused: refused.trim() };
}
