/** `/crm/{action}`: brochure, contact and registration for visitors without JavaScript (specification §5). */
import type { HeadersFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { isAdmissionsAction } from '~/school/admissions/actions';
import { AdmissionsPage } from '~/screens/admissions/admissions-page';
import stylesheet from '~/screens/admissions/admissions-page.css?url';
import type { AdmissionsView } from '~/screens/admissions/admissions-view.server';
import { type AdmissionsPageData, loadAdmissions } from '~/screens/admissions/load-admissions.server';
import { submitAdmissions } from '~/screens/admissions/submit-admissions.server';
import { routeNotFound } from '~/screens/frame/error-response.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';

export const loader = pageLoader<AdmissionsPageData>(async (context) => {
  const { action } = context.params;
  if (!isAdmissionsAction(action)) throw routeNotFound();
  return loadAdmissions(context, action);
});

export const action = pageLoader<AdmissionsView>(async (context) => {
  const { action: name } = context.params;
  if (!isAdmissionsAction(name)) throw routeNotFound();
  return submitAdmissions(context, name);
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

/** Of an error, the action or the loader, in this order: whether the answer may be kept, and when to ask again. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders, errorHeaders }) => {
  const merged = new Headers();
  for (const source of [errorHeaders, actionHeaders, loaderHeaders]) {
    for (const name of ['cache-control', 'retry-after']) {
      const value = source?.get(name);
      if (value && !merged.has(name)) merged.set(name, value);
    }
  }
  return merged;
};

export default function Admissions() {
  const { view } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <AdmissionsPage view={refused ?? view} />;
}
