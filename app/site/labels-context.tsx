/** Provides the labels to every component. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Locale } from '../../content-model/rules/locale';
import { createLabels, type LabelOverrides, type Labels } from './labels';

const LabelsContext = createContext<Labels>(createLabels({}));

interface LabelsProviderProps {
  overrides: LabelOverrides;
  language?: Locale;
  children: ReactNode;
}

export function LabelsProvider({ overrides, language, children }: LabelsProviderProps) {
  const labels = useMemo(() => createLabels(overrides, language), [overrides, language]);
  return <LabelsContext.Provider value={labels}>{children}</LabelsContext.Provider>;
}

/** The labels of this site, as `t('commons.error.goBack')`. */
export function useLabels(): Labels {
  return useContext(LabelsContext);
}
