/** Stands in the place of the worker in a build without one: ends the worker before it, with all it has kept. Databases stay. */
self.addEventListener('install', () => {
  letIn();
  // What a page asks just when the browser ends the worker before it starts that one anew, and it would stay for half a minute or more.
  setTimeout(() => self.registration.waiting && letIn(), 3_000);
});
self.addEventListener('activate', (event) => event.waitUntil(leave()));
// Nobody is asked whether to let it in.
self.addEventListener('message', ({ data, ports }) => data?.type === 'IS_LET_IN' && ports[0]?.postMessage(true));

function letIn() {
  // As the worker of a newer version says it in sw.ts: its events, such as uploads, would hold this one up for minutes.
  self.registration.active?.postMessage({ type: 'MAKE_ROOM' });
  void self.skipWaiting();
}

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
