/** Styles and scripts of the build, as a document names them before its page. */
const filesNamed = /\/assets\/[\w.-]+\.(?:js|css)\b/g;

/** Whether everything is kept that a document needs before anybody sees something of it: without, it would stay white, or dead. */
export async function hasAllFiles(html: string, isKept: (file: string) => Promise<boolean>): Promise<boolean> {
  const head = html.slice(0, html.indexOf('</head>'));
  const kept = await Promise.all([...new Set(head.match(filesNamed))].map(isKept));
  return kept.every(Boolean);
}
