import { byRegion } from './by-region';
import { type DirectoryCampus, DirectoryEntry } from './directory-entry';

/** Every campus by region, with the address and the phone number one comes for. */
export function CampusDirectory({ campuses }: { campuses: readonly DirectoryCampus[] }) {
  return (
    <ul className="campus-directory">
      {byRegion(campuses).map((region) => (
        <li key={region.name}>
          <h3 className="campus-region">{region.name}</h3>
          <ul>
            {region.campuses.map((campus) => (
              <li key={campus.slug} className="directory-entry">
                <DirectoryEntry campus={campus} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
