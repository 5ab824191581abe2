import type { NamedEntry } from '~/base/named-entry';
import { useLabels } from '~/site/labels-context';

interface CampusSelectProps {
  campuses: readonly NamedEntry[];
  /** Slug of the visitor's campus. */
  chosen: string | undefined;
}

export const campusSelectId = 'mon-campus';

/** The campuses that teach a programme, for `CampusChoice`. */
export function CampusSelect({ campuses, chosen }: CampusSelectProps) {
  const t = useLabels();
  return (
    <select id={campusSelectId} name="campus" defaultValue={chosen}>
      <option value="">{t(`programmes.campus.${chosen ? 'none' : 'any'}`)}</option>
      {campuses.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </select>
  );
}
