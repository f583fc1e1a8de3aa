/** The owner's statistics: where its script lies, and how it calls this shop. */
export interface Statistics {
  readonly script: string;
  readonly site?: string | undefined;
}

const mark = 'data-statistics';

/** Loads the script, once. The name of the shop goes with it as the common statistics programs expect it. */
export function loadStatistics({ script, site }: Statistics, { head, createElement }: PageOfScript): void {
  if (head.querySelector(`script[${mark}]`)) return;
  const element = createElement('script');
  element.src = script;
  element.defer = true;
  element.setAttribute(mark, '');
  if (site !== undefined) {
    element.dataset['domain'] = site;
    element.dataset['websiteId'] = site;
  }
  head.append(element);
}

/** Whether its script runs in this page: only a new page is rid of it. */
export const isCounting = ({ head }: Pick<PageOfScript, 'head'>): boolean =>
  head.querySelector(`script[${mark}]`) !== null;

interface PageOfScript {
  readonly head: HTMLHeadElement;
  readonly createElement: (name: 'script') => HTMLScriptElement;
}
