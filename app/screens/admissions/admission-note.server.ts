/** The state of admission to the chosen course, by the same rule as its sheet. */
import { beside } from '~/content/page-content.server';
import { type AdmissionsAction, admissionsActions } from '~/school/admissions/actions';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import { actionsFor, waysIn } from '~/school/programmes/admission-state';
import { waysInBrief } from '~/school/programmes/admission-words';
import { listAllProgrammes } from '~/school/programmes/all-programmes.server';
import type { PageContext } from '~/screens/frame/page-loader.server';
import { pathTo } from '~/screens/list/path-to';
import type { Labels } from '~/site/labels';

export interface AdmissionNote {
  text: string;
  /** The course's sheet, which lists the possible actions, if this one is not possible today. */
  instead: string | null;
}

export async function findAdmissionNote(
  { content, now }: Pick<PageContext, 'content' | 'now'>,
  action: AdmissionsAction,
  course: string | null,
  t: Labels,
): Promise<{ standing: AdmissionNote | null; except: AdmissionsAction[] }> {
  const programmes = course === null ? [] : await beside(listAllProgrammes(content), []);
  const programme = programmes.find(({ slug }) => slug === course);
  if (!programme) return { standing: null, except: [] };
  const facts = await findAdmissionFacts(content, now);
  const ways = waysIn(programme, facts);
  const leading = actionsFor(programme, ways, facts);
  return {
    standing: {
      text: waysInBrief(ways, t),
      instead: leading.includes(action) ? null : `${pathTo('formations/:slug', programme.slug)}#demarches`,
    },
    except: admissionsActions.filter((one) => !leading.includes(one)),
  };
}
