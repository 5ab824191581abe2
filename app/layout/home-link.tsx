import type { Media } from '~/reading/fields.server';
import { useLabels } from '~/site/labels-context';
import { homeOf } from '../../content-model/rules/locale';
import { chromeIds } from './chrome-parts';
import { Logo } from './logo';

/** The school's name and mark, which lead home. */
export function HomeLink({ picture }: { picture: Media | null }) {
  const t = useLabels();
  const [name, fullName] = [t('commons.brand.name'), t('commons.brand.fullName')];
  // The link's name has the words of the logo, for speech control.
  const school = fullName === name ? name : `${name} ${fullName}`;
  return (
    <a
      id={chromeIds.logo}
      href={homeOf(t.language)}
      className="main-logo"
      aria-label={t('layout.nav.home', { school })}
    >
      <Logo picture={picture} />
    </a>
  );
}
