import { runFilesCommand } from './order-files/run-files-command.ts';

/** `npm run owner -- files ORDERNUMBER --to FOLDER`: fetches what is to be printed of an order, with a ticket for each job. */
process.exitCode = await runFilesCommand(process.argv.slice(2), process.env, {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
