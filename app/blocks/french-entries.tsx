import type { ReactNode } from 'react';
import { LabelsProvider, useLabels } from '~/site/labels-context';

interface FrenchEntriesProps {
  /** Its `lang` is for the list's element; undefined on a French page, whose language it is. */
  children(lang: 'fr' | undefined): ReactNode;
}

const noOverrides = {};

/**
 * Shows entries that are not translated on a page of any language: after a note in the page's language, entries and the
 * site's labels among them are in French. An English page does not carry the school's overrides of French labels, so
 * these are the site's.
 */
export function FrenchEntries({ children }: FrenchEntriesProps) {
  const t = useLabels();
  if (t.language === 'fr') return children(undefined);
  return (
    <>
      <p className="block-language">{t('blocks.inFrench')}</p>
      <LabelsProvider overrides={noOverrides} language="fr">
        {children('fr')}
      </LabelsProvider>
    </>
  );
}
