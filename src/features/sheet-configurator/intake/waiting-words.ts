import { msg } from '@lingui/core/macro';

/** Said on any page where shared files were found that nobody had taken. */
export const waitingSharesWords = msg`Hier lagen noch geteilte Dateien. Wir haben sie jetzt geöffnet; Sie finden sie unter „Noten drucken“.`;
