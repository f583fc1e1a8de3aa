/**
 * Brings a part of the page and the style sheets it needs, those that the document has not named: what the bundler puts around every
 * `import()`, see `tools/page-build/own-modules.ts`. Its own can do more than these pages ask for, and every first view would load it.
 * @param sheets paths of files of the build
 * @throws what the part or a sheet of it could not be brought for, once the window has heard of it
 */
export async function bringWithStyles<Part>(bring: () => Promise<Part>, sheets: readonly string[] = []): Promise<Part> {
  try {
    await Promise.all(sheets.map((sheet) => (bringing[sheet] ??= bringSheet(`/${sheet}`))));
    return await bring();
  } catch (error) {
    for (const sheet of sheets) delete bringing[sheet];
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

const bringing: Record<string, Promise<void>> = {};

/** A sheet that the document names is there, or in a joined one. */
async function bringSheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`The styles ${href} could not be brought.`));
    };
    document.head.append(link);
  });
}
