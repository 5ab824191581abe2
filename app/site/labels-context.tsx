/** Gives every component the labels without passing them down. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createLabels, type LabelOverrides, type Labels } from './labels';

const LabelsContext = createContext<Labels>(createLabels({}));

export function LabelsProvider({ overrides, children }: { overrides: LabelOverrides; children: ReactNode }) {
  const labels = useMemo(() => createLabels(overrides), [overrides]);
  return <LabelsContext.Provider value={labels}>{children}</LabelsContext.Provider>;
}

/** The labels of this site, as `t('commons.error.goBack')`. */
export function useLabels(): Labels {
  return useContext(LabelsContext);
}
