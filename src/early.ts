import { repeatEarlyPress, untilInteractive } from '#app/start-up/early-presses.ts';
import { prepareWindow } from '#app/prepare-window.ts';

prepareWindow(window);
void repeatEarlyPress(document, untilInteractive());
