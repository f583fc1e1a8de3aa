/** What the system hands over when it opens the installed application, also while it runs already. */
interface Launch {
  targetURL?: string;
  files?: readonly FileSystemFileHandle[];
}

interface LaunchQueue {
  setConsumer: (take: (launch: Launch) => void) => void;
}

declare global {
  interface Window {
    /** Not in the types of the platform yet. */
    launchQueue?: LaunchQueue;
  }
}

/** What to do with a launch. */
interface LaunchTaker {
  /** Files that were opened with the application, and the names of those that could not be read. */
  files: (files: File[], unreadable: string[]) => void;
  /** The address of a shortcut or a link, which a running application only gets told (`focus-existing`). */
  address: (address: URL) => void;
}

/**
 * Takes launches, those that waited for it included. Browsers without a launch queue (all but Chromium) open addresses
 * themselves and no files.
 */
export function takeLaunches({ files, address }: LaunchTaker): void {
  window.launchQueue?.setConsumer((launch) => {
    if (launch.files && launch.files.length > 0) {
      void readAll(launch.files, files);
    } else if (launch.targetURL !== undefined) {
      address(new URL(launch.targetURL));
    }
  });
}

/** A file that was moved meanwhile, or that nobody may read, does not take the others with it. */
async function readAll(handles: readonly FileSystemFileHandle[], take: LaunchTaker['files']): Promise<void> {
  const read = await Promise.allSettled(handles.map((handle) => handle.getFile()));
  take(
    read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    handles.filter((_, index) => read[index]?.status === 'rejected').map(({ name }) => name),
  );
}
