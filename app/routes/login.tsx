/** `/login`: the editors' sign-in to the preview (specification §6). */
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DoorPage } from '~/screens/door/door-page';
import stylesheet from '~/screens/door/door-page.css?url';
import { loadDoor } from '~/screens/door/load-door.server';
import { type RefusedSignIn, signInAtDoor } from '~/screens/door/sign-in-at-door.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader, routeNotFound } from '~/screens/frame/page-loader.server';
import { ownServerAsks } from '~/screens/frame/under-another-server.server';

const showPage = pageLoader<Awaited<ReturnType<typeof loadDoor>>>(async (context) => {
  const data = await loadDoor(context);
  context.headers.set('cache-control', 'private, no-store');
  context.headers.set('x-robots-tag', 'noindex');
  return data;
});

const signIn = pageLoader<RefusedSignIn>(signInAtDoor);

/** Under another server, such as `remix-serve`, there are neither limits nor previews, and no sign-in. */
export function loader(args: LoaderFunctionArgs) {
  if (!ownServerAsks(args)) throw routeNotFound();
  return showPage(args);
}

export function action(args: LoaderFunctionArgs) {
  if (!ownServerAsks(args)) throw routeNotFound();
  return signIn(args);
}

export const headers: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  const retryAfter = (errorHeaders ?? actionHeaders).get('retry-after');
  const privateHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
  return retryAfter ? { ...privateHeaders, 'retry-after': retryAfter } : privateHeaders;
};

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function LoginRoute() {
  const { words, back } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <DoorPage words={words} back={back} {...refused} />;
}
