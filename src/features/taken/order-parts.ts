import type { ReadPart, TakingPart } from '#offline/taken/bring-taking.ts';
import { productParts } from './product-parts.ts';

interface OrderPartsOptions {
  /** Of the order's page, locale included. */
  path: string;
  read: () => Promise<OrderContent>;
  listFolder: (folderId: string) => Promise<readonly { url: string | undefined }[]>;
}

interface OrderContent {
  readonly files: ReadonlyMap<string, () => Promise<unknown>>;
  readonly productIds: readonly string[];
  readonly folders: readonly string[];
}

/** An order with its papers, what was bought of files, the files that were printed, and the pages of its articles. */
export function orderParts({ path, read, listFolder }: OrderPartsOptions): readonly TakingPart[] {
  const readOrder = async (): Promise<ReadPart> => {
    const { files, productIds, folders } = await read();
    return {
      count: 1 + files.size + productIds.length + folders.length,
      further: [
        ...[...files].map(([id, bring]) => filePart(id, bring)),
        ...folders.map((folderId) => folderPart(folderId, () => listFolder(folderId))),
        ...productParts(
          path,
          productIds.map((id) => ({ id, seoPath: null })),
        ),
      ],
    };
  };
  return [{ url: `order ${path}`, counts: true, isNeeded: true, call: readOrder }];
}

const filePart = (id: string, bring: () => Promise<unknown>): TakingPart => ({
  url: `file ${id}`,
  counts: true,
  call: async () => {
    await bring();
    return {};
  },
});

/** The list of a folder is asked for as its page does; its files are brought with it. */
const folderPart = (folderId: string, list: () => Promise<readonly { url: string | undefined }[]>): TakingPart => ({
  url: `folder ${folderId}`,
  counts: true,
  call: async () => {
    const files = await list();
    const urls = files.flatMap(({ url }) => (url === undefined ? [] : [new URL(url, location.origin).href]));
    return { within: urls.map((url) => ({ url, counts: false, isLasting: true, isPrivate: true })) };
  },
});
