/** Address of an admissions page whose campuses are sorted from a place: `/crm/brochure?course=bts-gpn&pres-de=nantes`. */
import { addQuery } from '~/base/add-query';
import { type AdmissionsAction, admissionsHref, type PresetChoice } from '~/school/admissions/actions';
import { placeParameter } from '~/school/campuses/nearest/place-address';

/** @param near slug of the place; null without one */
export function nearHref(action: AdmissionsAction, preset: PresetChoice, near: string | null): string {
  const href = admissionsHref(action, preset);
  if (near === null) return href;
  return addQuery(href, String(new URLSearchParams({ [placeParameter]: near })));
}
