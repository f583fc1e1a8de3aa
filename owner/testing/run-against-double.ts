import { runShopwareCommand } from '../shopware/run-shopware-command.ts';
import { doubleAccess, type AdminApiDouble } from './admin-api-double.ts';

/** Runs a command of the owner against the double, with everything it says. */
export async function runAgainstDouble({ endpoint }: AdminApiDouble, ...parameters: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const environment = {
    SHOPWARE_ENDPOINT: endpoint,
    SHOPWARE_ACCESS_TOKEN: doubleAccess.key,
    SHOPWARE_ADMIN_ID: doubleAccess.id,
    SHOPWARE_ADMIN_SECRET: doubleAccess.secret,
  };
  const voice = { say: (line: string) => void said.push(line), complain: (line: string) => void complaints.push(line) };
  const code = await runShopwareCommand(parameters, environment, voice);
  return { code, said, complaints: complaints.join('\n') };
}
