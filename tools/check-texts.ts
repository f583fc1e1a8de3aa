import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/** Every text of the source stands in its catalogue, translated, in every language, and no catalogue has a stale one. */
const config = getConfig({ configPath: 'lingui.config.ts' });
const problems: string[] = [];
let total = 0;
/** By language and text: areas are loaded one over the other, and the last one decides. */
const said = new Map<string, string>();

for (const catalogue of await getCatalogs(config)) {
  const wanted = (await catalogue.collect()) ?? {};
  for (const locale of config.locales) {
    const present = (await catalogue.read(locale)) ?? {};
    const where = catalogue.path.replace('{locale}', locale);
    for (const [id, message] of Object.entries(wanted)) {
      total += 1;
      const translation = present[id]?.translation ?? '';
      const before = said.get(`${locale} ${id}`);
      if (before !== undefined && before !== translation)
        problems.push(`${where}: "${message.message ?? id}" is "${translation}" here and "${before}" elsewhere`);
      said.set(`${locale} ${id}`, translation);
      if (!present[id]) problems.push(`${where}: missing "${message.message ?? id}"`);
      else if (translation === '' && locale !== config.sourceLocale)
        problems.push(`${where}: not translated "${message.message ?? id}"`);
    }
    for (const [id, message] of Object.entries(present)) {
      if (!wanted[id] && !message.obsolete) problems.push(`${where}: no longer used "${message.message ?? id}"`);
    }
  }
}

if (total === 0) problems.push('No text was found at all: the check read nothing.');
for (const problem of problems) console.log(problem);
console.log(`${total} texts looked at`);
process.exit(problems.length > 0 ? 1 : 0);
