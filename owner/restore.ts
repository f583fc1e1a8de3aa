import { restoreBackup } from './restore-backup.ts';
import { runCommand } from './run-command.ts';

/** `npm run restore -- FOLDER`: brings a backup back into an empty data folder. */
await runCommand('restore', ({ data, named }) =>
  restoreBackup(named, data, (line) => process.stdout.write(`${line}\n`)),
);
