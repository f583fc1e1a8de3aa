import { resolve } from 'node:path';
import { DataRefused } from '#shop/base/database/data-refused.ts';

/** The two folders a command of the owner works with. */
interface CommandFolders {
  /** What DATA_DIR names, as for the start. */
  data: string;
  /** What stands behind the command. */
  named: string;
}

/** Runs a command of the owner to its end; a refusal is told in one sentence. */
export async function runCommand(name: string, work: (folders: CommandFolders) => Promise<void>): Promise<void> {
  try {
    const [named, ...more] = process.argv.slice(2);
    if (named === undefined || more.length > 0)
      throw new DataRefused(`Name one folder of the backup: npm run ${name} -- FOLDER`);
    // npm changes into the project's folder; a relative name is meant from where npm was called.
    const from = process.env['INIT_CWD'] ?? process.cwd();
    await work({ data: resolve(process.env['DATA_DIR']?.trim() || '.data'), named: resolve(from, named) });
  } catch (error) {
    const told = error instanceof DataRefused ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${told}\n`);
    process.exitCode = 1;
  }
}
