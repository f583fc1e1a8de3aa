import { localeOfPath } from '#platform/configuration/locales.ts';

/**
 * Without configuration or texts there is no application to show the error in. A document that waits for its page has words for it in
 * every language (`PageWaiting`); who has set up a shop without its configuration is told that. A page that came with its content keeps it.
 */
export function showStartFailure(error: unknown): void {
  console.error(error);
  const language = localeOfPath(location.pathname).slice(0, 2);
  const told = document.querySelector<HTMLTemplateElement>(`#root template[lang=${language}]`);
  const [words] = told?.content.children ?? [];
  if (!told || !words) return;
  if (error instanceof Error && error.name === 'ConfigurationIncomplete') words.textContent = error.message;
  for (const waiting of document.querySelectorAll('#root [role=status]')) waiting.remove();
  told.replaceWith(words);
}
