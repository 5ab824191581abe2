/** The answers of loaders and actions: React Router 7 has `data` for it, which no other file need know. */
export { json, type TypedResponse } from '@remix-run/node';
