/**
 * The answers of loaders and actions. `Response.json` is for React Router 7: under `remix-serve` Remix's own `Response`
 * has none.
 */
export { json, type TypedResponse } from '@remix-run/node';
