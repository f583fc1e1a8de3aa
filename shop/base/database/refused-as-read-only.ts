/** SQLITE_READONLY, https://www.sqlite.org/rescode.html */
const readOnly = 8;

/** Whether SQLite refused a write because the connection only reads. */
export function refusedAsReadOnly(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === readOnly;
}
