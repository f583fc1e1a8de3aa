import type { UploadView } from '#features/uploads/upload-view.ts';

/** An upload as screens see it. */
export function uploadView(view: Partial<UploadView> = {}): UploadView {
  return {
    id: 'upload',
    position: 1,
    folderId: 'folder',
    path: 'uploads/folder/upload/Chor.pdf',
    name: 'Chor.pdf',
    size: 20_000_000,
    acknowledged: 0,
    state: 'uploading',
    contentType: 'application/pdf',
    createdAt: 0,
    stagedBytes: 20_000_000,
    copy: 'complete',
    needsOpenTab: false,
    inBackground: false,
    ...view,
  };
}
