import { relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { textLanguages, typographicFaults } from './texts/typography.ts';
import { writtenTexts, type WrittenText } from './texts/written-texts.ts';

/**
 * Every text of the source stands in its catalogue, translated, in every language, and no catalogue has a stale one; all of
 * them, and the texts of the embedded shop, are set the way their language sets them.
 */
const config = getConfig({ configPath: 'lingui.config.ts' });
const problems: string[] = [];
let total = 0;
/** By language and text: areas are loaded one over the other, and the last one decides. */
const said = new Map<string, string>();
const written: WrittenText[] = writtenTexts();
if (written.length < 2000)
  problems.push(`Only ${written.length} texts of the shop were found: the check read too little.`);

/** What a rule forbids and stays, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  "We can't find what you are looking for. Are you lost?": 'the specification fixes it',
  "Server couldn't complete your request. Please try again in few seconds.": 'the specification fixes it',
};

for (const catalogue of await getCatalogs(config)) {
  const wanted = (await catalogue.collect()) ?? {};
  for (const locale of config.locales) {
    const present = (await catalogue.read(locale)) ?? {};
    const where = relative(config.rootDir ?? '.', catalogue.path.replace('{locale}', locale));
    for (const [id, message] of Object.entries(wanted)) {
      total += 1;
      const translation = present[id]?.translation ?? '';
      const before = said.get(`${locale} ${id}`);
      if (before !== undefined && before !== translation)
        problems.push(`${where}: "${message.message ?? id}" is "${translation}" here and "${before}" elsewhere`);
      said.set(`${locale} ${id}`, translation);
      const text = translation || (locale === config.sourceLocale ? (message.message ?? id) : '');
      written.push({ where, text, language: textLanguages.find((code) => code === locale) });
      if (!present[id]) problems.push(`${where}: missing "${message.message ?? id}"`);
      else if (translation === '' && locale !== config.sourceLocale)
        problems.push(`${where}: not translated "${message.message ?? id}"`);
    }
    for (const [id, message] of Object.entries(present)) {
      if (!wanted[id] && !message.obsolete) problems.push(`${where}: no longer used "${message.message ?? id}"`);
    }
  }
}

for (const { where, text, language } of written) {
  if (exceptions[text]) continue;
  for (const fault of typographicFaults(text, language)) problems.push(`${where}: ${fault} in "${text}"`);
}

if (total === 0) problems.push('No text was found at all: the check read nothing.');
for (const problem of new Set(problems)) console.log(problem);
console.log(`${total} texts in catalogues and ${written.length - total} elsewhere looked at`);
process.exit(problems.length > 0 ? 1 : 0);
