import type { Media } from '~/reading/fields.server';
import { useLabels } from '~/site/labels-context';
import { Picture } from '~/ui/picture';
import { Section } from '~/ui/section';

/** Pictures of the campus and its surroundings. Left out without pictures. */
export function CampusGallery({ pictures }: { pictures: readonly Media[] }) {
  const t = useLabels();
  if (pictures.length === 0) return null;
  return (
    <Section title={t('campuses.gallery.title')}>
      <ul role="list" className="campus-gallery columns">
        {pictures.map((picture) => (
          <li key={picture.path}>
            <Picture media={picture} sizes="(min-width: 40rem) 50vw, 100vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
