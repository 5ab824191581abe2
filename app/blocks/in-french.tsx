import type { ReactNode } from 'react';
import { LabelsProvider, useLabels } from '~/site/labels-context';

interface InFrenchProps {
  /** @param lang for the list's element; undefined on a French page, whose language it is */
  children(lang: 'fr' | undefined): ReactNode;
}

const noOverrides = {};

/**
 * Entries that are not translated, within a page in another language: its language says so, and what follows is in
 * French, with the words of the site around it.
 */
export function InFrench({ children }: InFrenchProps) {
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
