import type { NamedEntry } from '~/base/named-entry';
import { useLabels } from '~/site/labels-context';
import { nearName } from './campus-name';
import { ForgetCampus } from './forget-campus';
import { useMyCampus } from './my-campus';
import { placeParameter } from './nearest/place-address';

interface MyCampusLinkProps {
  campuses: readonly NamedEntry[];
  /** The place by which the page is sorted, in the form of addresses. */
  place: string | null;
  /** Address of the same page around a campus. */
  hrefOf: (campus: string) => string;
}

/** The campus a visitor has chosen, as a place to sort by, with a cross that forgets it; nothing without one. */
export function MyCampusLink({ campuses, place, hrefOf }: MyCampusLinkProps) {
  const t = useLabels();
  const myCampus = useMyCampus();
  const campus = campuses.find(({ slug }) => slug === myCampus);
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
