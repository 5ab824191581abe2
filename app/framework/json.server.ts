/** What loaders and actions answer with: React Router 7 has `data` for it, which no other file need know. */
export { json, type TypedResponse } from '@remix-run/node';
