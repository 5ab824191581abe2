/** Full names of the chosen course and campus, because a narrow field truncates them. Pure. */
import type { AdmissionsView } from './admissions-view.server';

type ListedChoice = Pick<AdmissionsView, 'lists' | 'chosen'>;

/** A name is undefined while nothing is chosen, or its list has not come. */
export function choiceNames({
  lists,
  chosen,
}: ListedChoice): Record<'course' | 'campus', string | undefined> {
  return {
    course: lists?.courses.find(({ slug }) => slug === chosen.course)?.name,
    campus: lists?.campuses?.find(({ slug }) => slug === chosen.campus)?.name,
  };
}
