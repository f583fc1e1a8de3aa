import sheet from './window-controls.css?url';

/** In a window of the installed application the buttons of the window may lie over the page: its header makes room for them. */
export function makeRoomForWindowControls(page: Document): void {
  if (matchMedia('(display-mode: browser)').matches) return;
  const link = page.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: sheet, media: '(display-mode: window-controls-overlay)' });
  page.head.append(link);
}
