/** The site's page for each content type, for the Preview button of Strapi's panel: from the model's places. */
import { type Place, places, singlePlaces, uidOf } from '../../content-model/places';

interface ShownAt {
  /** Path above an entry's page, whose last part is its slug. */
  below?: string;
  /** The site has no list at `below`. */
  unlisted?: true;
  /** The one page that shows the type's entries. */
  page?: string;
}

/** By uid. Pages are not among them: `content-model/rules/page-address.ts` has their rule, and is copied as it is. */
export function addressesInStrapi(): Record<string, ShownAt> {
  return Object.fromEntries(
    Object.values<Place>({ ...places, ...singlePlaces }).flatMap(
      ({ models, below, unlisted, shownOn }): [string, ShownAt][] => {
        const uid = uidOf(models[0]);
        if (below) return [[uid, { below, ...(unlisted ? { unlisted } : {}) }]];
        return shownOn ? [[uid, { page: shownOn }]] : [];
      },
    ),
  );
}
