import { Picture } from '~/ui/picture';
import { CampusLocator } from './campus-locator';
import type { CampusDetails } from './campus-page.server';

/** Picture and map of a campus. */
export function CampusView({
  campus,
}: {
  campus: Pick<CampusDetails, 'title' | 'latitude' | 'longitude' | 'image'>;
}) {
  return (
    <div id="vue-du-campus" className="campus-view">
      {campus.image ? (
        <Picture media={campus.image} sizes="100vw" maxWidth={1920} priority className="campus-picture" />
      ) : null}
      <CampusLocator campus={campus} />
    </div>
  );
}
