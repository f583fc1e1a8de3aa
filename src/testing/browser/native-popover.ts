/** jsdom hides popovers and cannot open them. Top layer, Escape and light dismissal are the browser's, and tested there. */
if (typeof HTMLElement !== 'undefined' && !('showPopover' in HTMLElement.prototype)) {
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.style.display = 'block';
    },
    hidePopover(this: HTMLElement) {
      this.style.display = 'none';
    },
  });
}
