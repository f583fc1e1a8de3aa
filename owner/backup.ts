import { makeBackup } from './make-backup.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup -- FOLDER`: copies the data folder into an empty one, whether the shop is running or not. */
await runCommand('backup', async ({ data, named }) => {
  await makeBackup(data, named, (line) => process.stdout.write(`${line}\n`));
  process.stdout.write(`The backup is complete: ${named}\n`);
});
