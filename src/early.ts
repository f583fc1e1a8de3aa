import { repeatEarlyPress, untilInteractive } from '#app/start-up/early-presses.ts';

void repeatEarlyPress(document, untilInteractive());
