import { byName, byRegion } from '~/school/campuses/campus-groups';
import type { CampusOrder } from '~/school/campuses/campus-list-address';
import { type DirectoryCampus, DirectoryEntry } from './directory-entry';

interface CampusDirectoryProps {
  campuses: readonly DirectoryCampus[];
  order?: CampusOrder;
}

/** Every campus by region or by name, with its address and its phone number. */
export function CampusDirectory({ campuses, order = 'region' }: CampusDirectoryProps) {
  const groups = order === 'name' ? byName(campuses) : byRegion(campuses);
  return (
    <ul role="list" className="campus-directory">
      {groups.map((group) => (
        <li key={group.name}>
          <h3 className="campus-region">{group.name}</h3>
          <ul role="list">
            {group.campuses.map((campus) => (
              <DirectoryEntry key={campus.slug} campus={campus} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
