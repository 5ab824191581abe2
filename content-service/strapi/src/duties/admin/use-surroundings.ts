/** The content around the entry of the form; nothing until it is known, so that nothing of it is missed. */
import { unstable_useContentManagerContext as useContentManagerContext } from '@strapi/content-manager/strapi-admin';
import { getFetchClient } from '@strapi/strapi/admin';
import * as React from 'react';
import type { Surroundings } from '../../contract/surroundings';
import type { PanelSurroundings } from '../server/surroundings';

/** Milliseconds in which the form and its buttons ask once. */
const fresh = 10_000;
let last: { address: string; at: number; answer: Promise<PanelSurroundings> } | null = null;

export function useSurroundings(): Partial<Surroundings> {
  const { id } = useContentManagerContext();
  const [known, setKnown] = React.useState<Partial<PanelSurroundings>>({});
  const locale = new URLSearchParams(window.location.search).get('plugins[i18n][locale]') ?? 'fr';
  React.useEffect(() => {
    const address = `/duties/surroundings?locale=${locale}`;
    if (last?.address !== address || Date.now() - last.at > fresh) {
      // Not the form's own client, which takes its questions back as it closes: the next form waits for this answer.
      const answer = getFetchClient()
        .get<{ data: PanelSurroundings }>(address)
        .then(({ data }) => data.data);
      last = { address, at: Date.now(), answer };
      answer.catch(() => {
        last = null;
      });
    }
    let current = true;
    last.answer.then(
      (answer) => current && setKnown(answer),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [locale]);
  return React.useMemo(
    () =>
      known.pages ? { ...known, pages: known.pages.filter(({ documentId }) => documentId !== id) } : known,
    [id, known],
  );
}
