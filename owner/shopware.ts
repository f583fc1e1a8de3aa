import { runShopwareCommand } from './shopware/run-shopware-command.ts';

/** `npm run owner -- shopware …`: brings what the storefront needs into a Shopware, and tells what is missing there. */
process.exitCode = await runShopwareCommand(process.argv.slice(2), process.env, {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
