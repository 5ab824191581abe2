import { useIsThere } from '~/site/absent-links';
import type { AdmissionsAction, KnownChoice } from './actions';
import { admissionsWay } from './admissions-way';

/** Address of an admissions action in this school, with the known choice preset. */
export function useAdmissionsHref(): (action: AdmissionsAction, known?: KnownChoice) => string {
  const isThere = useIsThere();
  return (action, known = {}) => admissionsWay(action, known, isThere);
}
