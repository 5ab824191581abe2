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
  const campus = campuses.find(({ slug }) => slug === mine);
  if (!campus) return null;
  const near = nearName(campus.title, t);
  return (
    <span className="my-campus">
      {place === campus.slug ? (
        near
      ) : (
        <a href={hrefOf(campus.slug)} className="known-campus tap-link" data-in-place>
          {near}
        </a>
      )}
      <ForgetCampus title={campus.title} fieldId={placeParameter} />
    </span>
  );
}
