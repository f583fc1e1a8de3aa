import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { askToInstall, isSafariOfPhone, useInstallWay } from './install-way.ts';
import { keepInstallPrompt, type InstallPrompt } from './keep-install-prompt.ts';

keepInstallPrompt(window);
beforeEach(() => {
  window.installPrompt = undefined;
});

/** The browser offers to install; whether it is wished, the shopper says. */
function offer(outcome: 'accepted' | 'dismissed' = 'accepted'): InstallPrompt {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  const prompt: InstallPrompt = Object.assign(event, { prompt: async () => ({ outcome }) });
  window.dispatchEvent(prompt);
  return prompt;
}

test('what the browser offered before the hint was there is asked when somebody wants it, and not by the browser', async () => {
  const prompt = offer();
  expect(prompt.defaultPrevented).toBe(true);
  expect(renderHook(useInstallWay).result.current).toBe('prompt');
  expect(await askToInstall()).toBe(true);
  offer('dismissed');
  expect(await askToInstall()).toBe(false);
});

test('a page hears of an offer that comes later, and of the installation', async () => {
  const { result } = renderHook(useInstallWay);
  expect(result.current).toBeUndefined();
  act(() => void offer());
  expect(result.current).toBe('prompt');
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(result.current).toBeUndefined();
  expect(await askToInstall()).toBe(false);
});

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  ['Safari of an iPhone', `${phone} ${webKit} Version/18.5 Mobile/15E148 Safari/604.1`, 5, true],
  ['Safari of an iPad', `${mac} ${webKit} Version/18.5 Safari/605.1.15`, 5, true],
  ['Safari of a Mac', `${mac} ${webKit} Version/18.5 Safari/605.1.15`, 0, false],
  ['Chrome of an iPhone', `${phone} ${webKit} CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1`, 5, false],
  ['Edge of an iPhone', `${phone} ${webKit} Version/18.0 EdgiOS/137.0 Mobile/15E148 Safari/604.1`, 5, false],
  ['a browser inside another application', `${phone} ${webKit} Mobile/15E148 [FBAN/FBIOS]`, 5, false],
  [
    'Chrome of Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/137.0.0.0 Safari/537.36',
    5,
    false,
  ],
])('the way by hand is told where there is one: %s', (_browser, userAgent, maxTouchPoints, isTold) => {
  expect(isSafariOfPhone({ userAgent, maxTouchPoints })).toBe(isTold);
});
