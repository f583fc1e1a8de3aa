import { wholePages } from './first-views.ts';
import { installedModules } from './installed-modules.ts';
import type { LaterParts } from './plan-chunks.ts';

/** What a click needs that comes by surprise. */
const click = ['src/app/start-up/whole-router.ts', 'src/app/payloads/create-payloads.ts'];

/** Modules that pages ask for by name when they can be used, a dozen at once: by themselves, each would be a request or two. */
export const laterParts: LaterParts = {
  together: [
    { name: 'click', roots: click },
    {
      name: 'idle',
      roots: [
        ...click,
        'src/app/payloads/prepare-links.ts',
        'src/app/start-up/start-uploads.ts',
        'src/app/layouts/app-extras.tsx',
        'src/app/layouts/connection/connection-words.tsx',
        'src/app/layouts/terms/terms-entry.tsx',
        'src/features/uploads/engine/first-uploads.ts',
        'src/features/wishlist/wishlist-count.tsx',
        'src/platform/install/bring-service-worker.ts',
      ],
    },
    {
      name: 'a score that was dropped',
      roots: [
        'receive-files.ts',
        'take-over-jobs.ts',
        'watch-checks.ts',
        'intake/take-files.ts',
        'inspection/inspect-pdf.ts',
        'job-list/job-list.tsx',
        'job-list/intake-summary.tsx',
        'workbench/upload-part.tsx',
      ].map((name) => `src/features/sheet-configurator/${name}`),
    },
    { name: 'taking along', roots: ['src/pages/taking/take-this-here.tsx', 'src/pages/taking/look-after-taken.ts'] },
    { name: 'session', roots: ['src/app/start-up/load-session.ts', 'src/app/start-up/connect-from-page.ts'] },
    ...wholePages,
  ],
  besides: [{ name: 'with the service worker', roots: installedModules.filter((path) => path.startsWith('src/')) }],
};
