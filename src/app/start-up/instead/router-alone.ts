import { createContext } from 'react';

/**
 * What the router's own framework adds to its links and pages, without the framework: there is none around this router, so that all of
 * it is dead, yet too entangled for a bundler to leave out. `tools/page-build/own-modules.ts` puts it in the place of the package's module.
 */
export const FrameworkContext = createContext(undefined);

/** What somebody is likely to ask for is prepared in `../../payloads/prepare-links.ts`. */
export const usePrefetchBehavior = () => [false, undefined, {}] as const;

export const PrefetchPageLinks = (): null => null;

/** Of a link's own; the other would watch over its prefetching. */
export const mergeRefs = <Ref>(ref: Ref): Ref => ref;
