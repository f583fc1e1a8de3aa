/**
 * The answer at /healthz: 200 when everything can do its work, else 503 with the names of the parts that fail. With `?live` it
 * tells only that the process runs and answers.
 */
export async function tellHealth(
  request: Request,
  health: () => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<Response> {
  const failing = new URL(request.url).searchParams.has('live') ? [] : await health();
  const headers = { 'cache-control': 'no-store' };
  if (failing.length === 0) return Response.json({ status: 'ok' }, { headers });
  return Response.json({ status: 'failing', failing }, { status: 503, headers });
}
