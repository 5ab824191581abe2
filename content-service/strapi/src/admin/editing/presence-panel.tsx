/** Beside the form: who else has the entry open, and what was saved since it was opened here. */
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';
import { getFetchClient } from '@strapi/strapi/admin';
import * as React from 'react';
import type { EditingState } from '../../editing/editing-state';
import { type EditedEntry, editedEntry } from './editing-address';
import { laterSaveInWords } from './later-save-in-words';

/** Milliseconds between two words of a form; the server waits longer before it forgets one. */
const interval = 20_000;

export const PresencePanel: PanelComponent = (props) => {
  const state = usePresence(editedEntry(props));
  if (!state || (state.others.length === 0 && !state.later)) return null;
  const { others, later } = state;
  const names = others.map((name) => name || 'un autre compte');
  return {
    title: 'En ce moment',
    content: (
      <Flex role="status" direction="column" alignItems="stretch" gap={2}>
        {names.length === 0 ? null : (
          <Typography variant="pi" tag="p">
            {`${new Intl.ListFormat('fr').format(names)} ${names.length > 1 ? 'ont' : 'a'} aussi cette entrée ouverte.`}
          </Typography>
        )}
        {later ? (
          <Typography variant="pi" tag="p" textColor="neutral800">
            {`${laterSaveInWords(later)}, après que vous l’avez ouverte ici.`}
          </Typography>
        ) : null}
      </Flex>
    ),
  };
};

function usePresence(entry: EditedEntry | null): EditingState | null {
  const [form] = React.useState(() => Math.random().toString(36).slice(2));
  const [known, setKnown] = React.useState<{ state: EditingState; of: string } | null>(null);
  const { path = '', query = '', seen = '' } = entry ?? {};
  const now = React.useRef('');
  now.current = `${path}${query} ${seen}`;
  React.useEffect(() => {
    if (!path) return;
    const of = `${path}${query} ${seen}`;
    const look = () =>
      getFetchClient()
        .post<{ data: EditingState }>(`${path}${query}`, { form, seen })
        .then(
          ({ data }) => now.current === of && setKnown({ state: data.data, of }),
          // The next one may be answered.
          () => undefined,
        );
    const lookAgain = () => document.visibilityState === 'visible' && void look();
    void look();
    const timer = setInterval(look, interval);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [path, query, seen, form]);
  React.useEffect(() => {
    if (!path) return;
    return () =>
      void getFetchClient()
        .del(`${path}/${form}`)
        .catch(() => undefined);
  }, [path, form]);
  return known?.of === now.current ? known.state : null;
}
