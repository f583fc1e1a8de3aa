import { hasAllFiles } from './whole-pages.ts';
import { localeIn } from './page-kinds.ts';

/** What a bare application says until it has put the page together, once in every language. */
const said = /<p role="status" lang="(\w\w)">.*?<\/p>/gs;

/** What it says in place of that where it cannot start (`showStartFailure`); nobody sees it otherwise. */
const toldInstead = /<template lang="(\w\w)">(.*?)<\/template>/gs;

const scripts = /<script type="module"[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

/** The bare application in the language of a path; where files of it are missing, a plain page that says what to do. */
export async function shellFor(
  pathname: string,
  shell: Response,
  isKept: (file: string) => Promise<boolean>,
): Promise<Response> {
  const locale = localeIn(pathname);
  const language = locale.slice(0, 2);
  const html = await shell.text();
  const headers = new Headers(shell.headers);
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  const own = html
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace('"/manifest.webmanifest"', locale === 'de-DE' ? '$&' : `"/manifest.${locale}.webmanifest"`);
  const ofLanguage = (words: string, spoken: string): string => (spoken === language ? words : '');
  const whole = (await hasAllFiles(html, isKept))
    ? own.replaceAll(said, ofLanguage).replaceAll(toldInstead, ofLanguage)
    : own
        .replaceAll(said, '')
        .replaceAll(toldInstead, (_words, spoken, told) => ofLanguage(told, spoken))
        .replaceAll(scripts, '');
  return new Response(whole, { status: shell.status, headers });
}
