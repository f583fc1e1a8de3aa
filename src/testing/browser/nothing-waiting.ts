import { afterAll } from 'vitest';

/**
 * What a file of tests listens to and waits for ends with it: its pages would hear what happens in the next one, and ask shops that are
 * not there any more.
 */
const ends = new Set<() => void>();
const { setTimeout, setInterval, requestAnimationFrame } = globalThis;

/** jsdom's own clock, which never begins again when somebody else stops it. */
const frameMs = 1000 / 60;

const given = [hearWhatIsListenedTo(window), hearWhatIsListenedTo(document), hearWhatIsWaitedFor()];

afterAll(() => {
  for (const giveBack of given) giveBack();
  for (const end of ends) end();
});

/** @returns puts back what was there before */
function hearWhatIsListenedTo(target: EventTarget): () => void {
  const before: unknown = Reflect.get(target, 'addEventListener');
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  Object.assign(target, {
    addEventListener(...listening: Parameters<typeof add>) {
      ends.add(() => remove(...listening));
      add(...listening);
    },
  });
  return () => Object.assign(target, { addEventListener: before });
}

function hearWhatIsWaitedFor(): () => void {
  Object.assign(globalThis, {
    setTimeout(...waiting: Parameters<typeof setTimeout>) {
      const timer = setTimeout(...waiting);
      ends.add(() => clearTimeout(timer));
      return timer;
    },
    setInterval(...waiting: Parameters<typeof setInterval>) {
      const timer = setInterval(...waiting);
      if (waiting[1] !== frameMs) ends.add(() => clearInterval(timer));
      return timer;
    },
    requestAnimationFrame(draw: FrameRequestCallback) {
      const frame = requestAnimationFrame(draw);
      ends.add(() => cancelAnimationFrame(frame));
      return frame;
    },
  });
  return () => Object.assign(globalThis, { setTimeout, setInterval, requestAnimationFrame });
}
