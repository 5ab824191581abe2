/**
 * The worker that undoes the others: empties the stores and unregisters. Served as `/sw.js` with
 * `SERVICE_WORKER=off` (docs/decisions/013-service-worker.md). Plain, and never built: it must work whatever
 * else does not. What a visitor has saved is in the browser's own storage, and stays.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
