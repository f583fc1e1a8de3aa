import { isInteractive, repeatEarlyPress } from '#app/start-up/early-presses.ts';
import { prepareWindow } from '#app/prepare-window.ts';

prepareWindow(window);
new PerformanceObserver(repeatEarlyPress(document, isInteractive)).observe({ type: 'mark', buffered: true });
