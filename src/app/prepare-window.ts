import { keepInstallPrompt } from '#platform/install/keep-install-prompt.ts';
import { makeRoomForWindowControls } from '#platform/install/window-controls.ts';

/** What cannot wait for the code of the page. */
export function prepareWindow(page: Window): void {
  keepInstallPrompt(page);
  makeRoomForWindowControls(page.document);
}
