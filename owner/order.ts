import { runOrderCommand } from './desk/run-desk-commands.ts';

/** `npm run owner -- order ORDERNUMBER --mark MARK`: says what became of an order. */
process.exitCode = await runOrderCommand(process.argv.slice(2), process.env, {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
