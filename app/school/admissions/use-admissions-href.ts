import { useIsThere } from '~/site/absent-links';
import type { AdmissionsAction, PresetChoice } from './actions';
import { admissionsTarget } from './admissions-target';

/** @returns the address of an admissions action in this school, with the choice preset */
export function useAdmissionsHref(): (action: AdmissionsAction, choice?: PresetChoice) => string {
  const isThere = useIsThere();
  return (action, choice = {}) => admissionsTarget(action, choice, isThere);
}
