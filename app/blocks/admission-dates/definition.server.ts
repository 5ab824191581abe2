import { listSchoolAdmissions } from '~/school/programmes/school-admissions.server';
import { findSettings } from '~/site/settings.server';
import { admissionDatesBlock } from '../../../content-model/blocks/admission-dates';
import { type BlockOf, defineListBlock } from '../definition.server';

/**
 * The dates of admission: the national calendar and the apprentices' dates from the settings, every other programme's
 * from its sheet. Editors write no date here; a missing date is not shown.
 */
export const admissionDatesDefinition = defineListBlock(
  admissionDatesBlock,
  async (heading, { content, now }) => {
    const [{ admission }, schoolCalendars] = await Promise.all([
      findSettings(content),
      listSchoolAdmissions(content, now),
    ]);
    const { national, apprenticeship } = admission;
    const dated = apprenticeship?.opensOn || apprenticeship?.closesOn ? apprenticeship : null;
    if (national.length === 0 && !dated && schoolCalendars.length === 0) return null;
    return { ...heading, national, apprenticeship: dated, schoolCalendars };
  },
);
export type AdmissionDatesBlockData = BlockOf<typeof admissionDatesDefinition>;
