/** `/reclamation`: the editors' text about complaints, and the form. */
import type { HeadersFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { json } from '~/framework/json.server';
import { ComplaintConfirmation } from '~/screens/complaint/complaint-confirmation';
import { ComplaintForm } from '~/screens/complaint/complaint-form';
import complaintSheet from '~/screens/complaint/complaint-form.css?url';
import { ComplaintSteps } from '~/screens/complaint/complaint-steps';
import { loadComplaint } from '~/screens/complaint/load-complaint.server';
import { type RefusedComplaint, submitComplaint } from '~/screens/complaint/submit-complaint.server';
import { EditorialPage } from '~/screens/editorial/editorial-page';
import editorialSheet from '~/screens/editorial/editorial-page.css?url';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';

/** The form's token belongs to one visitor: no cache keeps the page. */
const privateHeaders = { 'cache-control': 'private, no-store' };

type ComplaintPage = Awaited<ReturnType<typeof loadComplaint>>;

export const loader = pageLoader<ComplaintPage>(async (context) =>
  json(await loadComplaint(context), { headers: privateHeaders }),
);

export const action = pageLoader<RefusedComplaint>(submitComplaint);

/** Nothing is kept, and an answer with unavailable content has a Retry-After. */
export const headers: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  const retryAfter = (errorHeaders ?? actionHeaders).get('retry-after');
  return retryAfter ? { ...privateHeaders, 'retry-after': retryAfter } : privateHeaders;
};

export const links = () => [
  { rel: 'stylesheet', href: editorialSheet },
  { rel: 'stylesheet', href: complaintSheet },
];

export const meta = metaOfLoader;

export default function ComplaintRoute() {
  const { page, blocks, parts, form, after, reference } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <EditorialPage page={page} blocks={blocks} parts={parts}>
      <div className="page-normal stack complaint">
        {reference && !refused ? (
          <ComplaintConfirmation reference={reference} next={after.next} />
        ) : (
          <ComplaintForm {...form} {...refused} />
        )}
        <ComplaintSteps contact={form.contact} {...after} />
      </div>
    </EditorialPage>
  );
}
