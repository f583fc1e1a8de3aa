import { runOrdersCommand } from './desk/run-desk-commands.ts';

/** `npm run owner -- orders`: the orders there is something to do for. */
process.exitCode = await runOrdersCommand(process.argv.slice(2), process.env, {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
