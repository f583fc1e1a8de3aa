import { scoreBytes } from './run-transfer.ts';
import { uploadBrowser, type UploadBrowser, type UploadTab } from './upload-tabs.ts';

interface FileToBegin {
  name?: string;
  owner?: string;
}

/** A browser whose storage answers no chunk until it is let go. */
export async function stuckBrowser(): Promise<UploadBrowser & { letGo: () => void }> {
  const browser = await uploadBrowser();
  let isStuck = true;
  browser.server.hold = (command) => (isStuck && command === 'upload' ? new Promise(() => undefined) : undefined);
  return { ...browser, letGo: () => void (isStuck = false) };
}

/** Chooses a file of so many bytes and waits until it is copied completely and under way. @returns the upload's id */
export async function beginUpload(
  { service, history }: UploadTab,
  size: number,
  own: FileToBegin = {},
): Promise<string> {
  const { name = 'Oper.pdf', owner } = own;
  const [record] = await service.add({ files: [new File([scoreBytes(size)], name)], folderId: 'folder', owner });
  const id = record?.id ?? '';
  await history.was(id, ({ copy, state }) => copy === 'complete' && state === 'uploading');
  return id;
}

/** A browser with an upload that is copied completely, under way when its tab was closed. */
export async function leftUpload(size: number): Promise<UploadBrowser & { id: string }> {
  const { letGo, ...browser } = await stuckBrowser();
  const tab = await browser.openTab();
  const id = await beginUpload(tab, size);
  tab.service.close();
  letGo();
  return { ...browser, id };
}
