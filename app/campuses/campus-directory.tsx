import { PhoneLink } from '~/ui/phone-link';
import { byRegion } from './by-region';
import type { CampusSummary } from './campuses.server';

/** What the directory shows of a campus. */
export type DirectoryCampus = Pick<
  CampusSummary,
  'slug' | 'title' | 'region' | 'street' | 'postalCode' | 'city' | 'phone'
>;

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

function DirectoryEntry({ campus }: { campus: DirectoryCampus }) {
  return (
    <>
      <h4>
        <a href={`/campus/${campus.slug}`}>{campus.title}</a>
      </h4>
      <address>
        <span className="directory-street">
          <span>{campus.street}</span>
          <span>
            {campus.postalCode} {campus.city}
          </span>
        </span>
        {campus.phone ? <PhoneLink number={campus.phone} /> : null}
      </address>
    </>
  );
}
