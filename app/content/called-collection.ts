/** The collection that a call to the content service asks for, as its circuits and reports name it. Pure. */

/** First segment of the call's path below the API: `events`; `login`. A host may be named `api`, too. */
export function calledCollection(address: string): string {
  return /(?<!\/)\/api\/([\w-]+)/.exec(address)?.[1] ?? new URL(address).pathname.split('/').at(-1) ?? '';
}

/** Signing in belongs to no collection: without it nothing is answered. */
export const isLogin = (collection: string) => collection === 'login';
