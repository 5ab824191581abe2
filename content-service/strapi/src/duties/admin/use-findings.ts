/** Asks Strapi's server for the findings about the values that are in the form, saved or not. */
import { unstable_useContentManagerContext as useContentManagerContext } from '@strapi/content-manager/strapi-admin';
import { getFetchClient, useForm } from '@strapi/strapi/admin';
import * as React from 'react';
import type { AnswerState } from '../../admin/use-answer';
import type { EntryFinding, FormFindings } from '../../contract/entry-finding';

/** Milliseconds without a key after which the server is asked. */
const typingPause = 300;

/** @returns a function that asks for the findings in a form's values */
export function useQuestion(): (values: object) => Promise<FormFindings> {
  const { model, id } = useContentManagerContext();
  return React.useCallback(
    async (values) => {
      const locale = new URLSearchParams(window.location.search).get('plugins[i18n][locale]') ?? 'fr';
      // A client of its own: that of the form aborts its requests as the form closes.
      const { data } = await getFetchClient().post<{ data: FormFindings }>(
        `/duties/findings/${model}?locale=${locale}`,
        { document: id, values },
      );
      return data.data;
    },
    [id, model],
  );
}

/** The findings in the form; while others are awaited, those of a moment ago. */
export function useFindings(): AnswerState<EntryFinding[]> {
  const values = useForm('useFindings', (form) => form.values);
  const ask = useQuestion();
  const [findings, setFindings] = React.useState<AnswerState<EntryFinding[]>>('loading');
  React.useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        ask(values).then(
          (answer) => isCurrent && setFindings(answer.findings),
          () => isCurrent && setFindings((before) => (before === 'loading' ? 'failed' : before)),
        ),
      typingPause,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, values]);
  return findings;
}
