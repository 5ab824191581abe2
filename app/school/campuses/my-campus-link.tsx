import type { NamedEntry } from '~/base/named-entry';
import { useLabels } from '~/site/labels-context';
import { nearName } from './campus-name';
import { ForgetCampus } from './forget-campus';
import { useMyCampus } from './my-campus';
import { placeParameter } from './nearest/place-address';

interface MyCampusLinkProps {
  campuses: readonly NamedEntry[];
  /** Word of the place the page is sorted from already. */
  place: string | null;
  /** Address of the same page around a campus. */
  hrefOf: (campus: string) => string;
}

/**
 * The campus a visitor has chosen, beside the field of the place (`PlaceField`): offered as a place to sort from, and
 * forgotten by one press. Null without one.
 */
export function MyCampusLink({ campuses, place, hrefOf }: MyCampusLinkProps) {
  const t = useLabels();
  const mine = useMyCampus();
  const known = campuses.find(({ slug }) => slug === mine);
  if (!known) return null;
  const near = nearName(known.title, t);
  return (
    <span className="my-campus">
      {place === known.slug ? (
        near
      ) : (
        <a href={hrefOf(known.slug)} className="known-campus tap-link" data-in-place>
          {near}
        </a>
      )}
      <ForgetCampus title={known.title} fieldId={placeParameter} />
    </span>
  );
}
