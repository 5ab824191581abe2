/** Asks the panel's own API when a component is first shown. */
import { useFetchClient } from '@strapi/strapi/admin';
import * as React from 'react';

export type AnswerState<Data> = Data | 'loading' | 'failed';

/** @returns the answer, a function that replaces it, and one that asks again */
export function useAnswer<Data>(
  address: string,
): [answer: AnswerState<Data>, show: (answer: AnswerState<Data>) => void, ask: () => void] {
  const { get } = useFetchClient();
  const [answer, show] = React.useState<AnswerState<Data>>('loading');
  const ask = React.useCallback(() => {
    get<{ data: Data }>(address).then(
      ({ data }) => show(data.data),
      () => show('failed'),
    );
  }, [get, address]);
  React.useEffect(ask, [ask]);
  return [answer, show, ask];
}
