/**
 * The worker that undoes the others: empties the stores and unregisters. Served as `/sw.js` with `SERVICE_WORKER=off`
 * (docs/architecture.md, 'Kept in the browser'). Plain JavaScript, never built: it must work even if the build is
 * broken. Saved programmes are in the browser's own storage, and stay.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
