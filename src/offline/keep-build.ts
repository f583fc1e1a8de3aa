import { isMetered } from './is-metered.ts';

/** Tells the worker to bring what a page has not asked for yet, while nothing more urgent is to be done. */
const keepBuildMessage = 'KEEP_BUILD';

/** Which files of the build are wanted beside those that came with the worker. */
export interface BuildWish {
  /** Whose texts. */
  locale: string;
  /** Everything else too: other languages, seldom pages, what unpacks archives. */
  all: boolean;
  /** What opens, checks and draws PDFs. */
  engine: boolean;
}

/** What a page wants: no more than its texts where data may cost something, and the engine where files can be chosen. */
export function wishOfPage(locale: string, hasDropZone: boolean): BuildWish {
  const isFree = !isMetered();
  return { locale, all: isFree, engine: isFree && hasDropZone };
}

/** What is taken along needs everything that pages are shown with, whatever data cost. */
export const wishOfTaking = (locale: string): BuildWish => ({ locale, all: true, engine: false });

export const messageOfBuildWish = (wish: BuildWish): object => ({ type: keepBuildMessage, ...wish });

/** The wish a message names; undefined in any other message. */
export function buildWishOf(message: unknown): BuildWish | undefined {
  if (typeof message !== 'object' || message === null || Reflect.get(message, 'type') !== keepBuildMessage)
    return undefined;
  const locale: unknown = Reflect.get(message, 'locale');
  const [all, engine] = [Reflect.get(message, 'all') === true, Reflect.get(message, 'engine') === true];
  return typeof locale === 'string' ? { locale, all, engine } : undefined;
}

/** What came of a wish: all of it is here; the device has no room for it; or some could not be had now, and may be wished again. */
export type BuildKept = 'kept' | 'no-room' | 'missing';

/** What the worker says of a wish. One that says nothing may have been ended before it had all. */
export const buildKeptOf = (answer: unknown): BuildKept =>
  answer === 'kept' || answer === 'no-room' ? answer : 'missing';

/** A file of the build as the worker knows it. */
export interface BuildFile {
  url: string;
  /**
   * `first`: comes with the worker. `first de-DE`: texts that come with it for who reads that language. `de-DE`: further texts of
   * it. `rest`: comes when it is used or when there is time. `engine`: the same, once there is somewhere to drop a PDF.
   */
  part: string;
  /** The file it is packed in with others of its part. */
  pack?: string;
}

/** What opens, checks and draws PDFs: heavy, and brought once there is somewhere to drop one. */
export const isEngineFile = (file: string): boolean =>
  /\/inspect-pdf\.worker-[^/]*\.js$|\.(?:wasm|pfb|ttf|bcmap)$/u.test(file);

export const isFirst = ({ part }: Pick<BuildFile, 'part'>): boolean => part === 'first';

/** What comes with the worker for who has pages open in these languages. */
export const firstTexts = (build: readonly BuildFile[], locales: ReadonlySet<string>): readonly BuildFile[] =>
  build.filter(({ part }) => part.startsWith('first ') && locales.has(part.slice('first '.length)));

/** Those that are wanted: the texts of the language, the rest, the engine. */
export function wantedFiles(build: readonly BuildFile[], { locale, all, engine }: BuildWish): readonly BuildFile[] {
  const isText = ({ part }: BuildFile): boolean => part === locale || part === `first ${locale}`;
  const isEngine = ({ part }: BuildFile): boolean => part === 'engine';
  const isRest = (file: BuildFile): boolean => !isFirst(file) && !isText(file) && !isEngine(file);
  return [...build.filter(isText), ...(all ? build.filter(isRest) : []), ...(engine ? build.filter(isEngine) : [])];
}

/** The packs that bring what is missing with less than they bring in vain: of whose files at least half are missing. */
export function packsFor(missing: readonly BuildFile[], build: readonly BuildFile[]): readonly string[] {
  const held = countByPack(build);
  return [...countByPack(missing)].filter(([pack, count]) => count * 2 >= (held.get(pack) ?? 0)).map(([pack]) => pack);
}

function countByPack(files: readonly BuildFile[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { pack } of files) if (pack !== undefined) counts.set(pack, (counts.get(pack) ?? 0) + 1);
  return counts;
}

/** Brings so many at a time, and begins with no further one once one could not be brought; rejects with what was in its way. */
export async function bringInTurn<Item>(
  items: readonly Item[],
  atOnce: number,
  bring: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const inTurn = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await bring(next);
  };
  const begun = Array.from({ length: atOnce }, () =>
    inTurn().catch((error: unknown) => {
      waiting.length = 0;
      throw error;
    }),
  );
  await Promise.all(begun);
}
