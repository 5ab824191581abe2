/** Reads drafts of programmes and offers for the rules of their duties. */
import { offers } from '../../collections/offers';
import { programmes } from '../../collections/programmes';
import { pick } from '../../field';
import { draftReader } from './draft-reader';
import type { CheckedOffer } from './offer-duties';
import type { RegulatedProgramme } from './regulated-programme';

type Entry = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const programmeDraft = draftReader(programmes.fields);

export function draftProgramme(entry: Entry): RegulatedProgramme {
  const { outcomes, updatedOn, ...programme } = programmeDraft.parse(entry);
  return {
    ...programme,
    slug: textOf(entry.slug),
    campuses: listOf(entry.campuses),
    outcomes: outcomes && { ...outcomes, cohort: outcomes.cohort ?? 0 },
    updatedOn: updatedOn || null,
  };
}

const offerDraft = draftReader(
  pick(offers.fields, 'contract', 'duration', 'startsOn', 'closesOn', 'publishDate'),
);
const offeredProgramme = draftReader(pick(programmes.fields, 'title', 'intakes', 'duration', 'admission'));
const noAdmission = { calendar: null, closesOn: null, full: [] };

export function draftOffer(entry: Entry): CheckedOffer {
  return {
    ...offerDraft.parse(entry),
    slug: textOf(entry.slug),
    campus: textOf((entry.campus as Entry | null | undefined)?.title),
    programmes: listOf(entry.programmes)
      .filter(isEntry)
      .map((value) => {
        const { admission, ...programme } = offeredProgramme.parse(value);
        return { ...programme, admission: admission ?? noAdmission };
      }),
  };
}
