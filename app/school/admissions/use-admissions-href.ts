import { useIsThere } from '~/site/absent-links';
import type { AdmissionsAction, KnownChoice } from './actions';
import { admissionsTarget } from './admissions-target';

/** @returns the address of an admissions action in this school, with the choice preset */
export function useAdmissionsHref(): (action: AdmissionsAction, choice?: KnownChoice) => string {
  const isThere = useIsThere();
  return (action, choice = {}) => admissionsTarget(action, choice, isThere);
}
