/** An offer with its programmes, in the content service's own form: whatever is not there counts as absent. */
import { draftProgramme, entryOrNull, lines, text, textOrNull } from './draft-programme';
import type { CheckedOffer } from './offer-duties';

type Entry = Record<string, unknown>;
type OfferProgramme = CheckedOffer['programmes'][number];

export function draftOffer(entry: Entry): CheckedOffer {
  const programmes = Array.isArray(entry.programmes) ? entry.programmes : [];
  return {
    slug: text(entry.slug),
    contract: textOrNull(entry.contract) as CheckedOffer['contract'],
    duration: textOrNull(entry.duration),
    startsOn: text(entry.startsOn),
    closesOn: textOrNull(entry.closesOn),
    publishDate: text(entry.publishDate),
    campus: text(entryOrNull(entry.campus)?.title),
    programmes: programmes
      .map(entryOrNull)
      .filter((one) => one !== null)
      .map(offerProgramme),
  };
}

function offerProgramme(entry: Entry): OfferProgramme {
  const { title, admission } = draftProgramme(entry);
  return {
    title,
    intakes: lines(entry.intakes),
    duration: entryOrNull(entry.duration) as OfferProgramme['duration'],
    admission: {
      calendar: admission?.calendar ?? null,
      closesOn: admission?.closesOn ?? null,
      full: lines(entryOrNull(entry.admission)?.full),
    },
  };
}
