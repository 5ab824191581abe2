/** `/login`: the editors' sign-in to the preview (specification §6). */
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { json } from '~/framework/json.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { isUnderRemixServe } from '~/screens/frame/remix-serve.server';
import { loadSignIn } from '~/screens/sign-in/load-sign-in.server';
import { SignInPage } from '~/screens/sign-in/sign-in-page';
import stylesheet from '~/screens/sign-in/sign-in-page.css?url';
import { type RefusedSignIn, submitSignIn } from '~/screens/sign-in/submit-sign-in.server';

/** The form is for editors only: no cache keeps the page, and no search engine lists it. */
const privateHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const showPage = pageLoader<Awaited<ReturnType<typeof loadSignIn>>>(async (context) =>
  json(await loadSignIn(context), { headers: privateHeaders }),
);

const signIn = pageLoader<RefusedSignIn>(submitSignIn);

/** Under stock `remix-serve` there are neither limits nor previews, and no sign-in. */
function refuseWithoutPipeline(args: LoaderFunctionArgs): void {
  if (isUnderRemixServe(args)) throw routeNotFound();
}

export function loader(args: LoaderFunctionArgs) {
  refuseWithoutPipeline(args);
  return showPage(args);
}

export function action(args: LoaderFunctionArgs) {
  refuseWithoutPipeline(args);
  return signIn(args);
}

export const headers: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  const retryAfter = (errorHeaders ?? actionHeaders).get('retry-after');
  return retryAfter ? { ...privateHeaders, 'retry-after': retryAfter } : privateHeaders;
};

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function LoginRoute() {
  const { words, back } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <SignInPage words={words} back={back} {...refused} />;
}
