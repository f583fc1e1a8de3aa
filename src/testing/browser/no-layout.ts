/** jsdom lays nothing out, so nothing in it ever changes its size. */
class NothingResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(document.defaultView ?? globalThis, { ResizeObserver: NothingResizes });

// Nothing lies out of sight where there is no layout.
Element.prototype.scrollIntoView = () => undefined;
