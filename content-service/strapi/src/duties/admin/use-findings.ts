/** What Strapi's server finds in the form's entry, as it stands there. */
import { unstable_useContentManagerContext as useContentManagerContext } from '@strapi/content-manager/strapi-admin';
import { getFetchClient, useForm } from '@strapi/strapi/admin';
import * as React from 'react';
import type { AnswerState } from '../../admin/use-answer';
import type { EntryFinding, FormFindings } from '../../contract/entry-finding';

/** Milliseconds without a key after which the server is asked. */
const pause = 300;

/** @returns how to ask for the findings in the form's present values */
export function useQuestion(): (values: object) => Promise<FormFindings> {
  const { model, id } = useContentManagerContext();
  return React.useCallback(
    async (values) => {
      const locale = new URLSearchParams(window.location.search).get('plugins[i18n][locale]') ?? 'fr';
      // Not the form's own client, which takes its questions back as it closes.
      const { data } = await getFetchClient().post<{ data: FormFindings }>(
        `/duties/findings/${model}?locale=${locale}`,
        { document: id, values },
      );
      return data.data;
    },
    [id, model],
  );
}

/** @returns those of a moment ago while others are awaited */
export function useFindings(): AnswerState<EntryFinding[]> {
  const values = useForm('useFindings', (form) => form.values);
  const ask = useQuestion();
  const [findings, setFindings] = React.useState<AnswerState<EntryFinding[]>>('loading');
  React.useEffect(() => {
    let current = true;
    const timer = setTimeout(
      () =>
        ask(values).then(
          (found) => current && setFindings(found.findings),
          () => current && setFindings((known) => (known === 'loading' ? 'failed' : known)),
        ),
      pause,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [ask, values]);
  return findings;
}
