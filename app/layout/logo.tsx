import { imageAddress, imageWidths } from '~/images/picture/address';
import type { Media } from '~/reading/fields.server';
import { useLabels } from '~/site/labels-context';
import sprite from '~/ui/icons.svg?no-inline';
import { homeOf } from '../../content-model/rules/locale';
import { chromeIds } from './chrome-parts';

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

/**
 * Mark and wordmark: the logo of the settings, else a summit in contour lines. The name is text, the mark is
 * decorative; a wide logo has the name in it.
 */
export function Logo({ picture }: { picture: Media | null }) {
  const t = useLabels();
  const name = t('commons.brand.name');
  const fullName = t('commons.brand.fullName');
  if (picture && picture.width > 2 * picture.height) return <LogoPicture picture={picture} alt={fullName} />;
  return (
    <span className="logo">
      {picture ? <LogoPicture picture={picture} alt="" /> : <LogoMark />}
      <span className="logo-short">{name}</span>
      {fullName === name ? null : <span className="logo-name"> {fullName}</span>}
    </span>
  );
}

/** Logos have a transparent background, which JPEG does not support. */
function LogoPicture({ picture, alt }: { picture: Media; alt: string }) {
  return (
    <img
      className="logo-picture"
      src={imageAddress(picture, imageWidths[0], 'webp')}
      width={picture.width}
      height={picture.height}
      alt={alt}
    />
  );
}

function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <use className="logo-lines" href={`${sprite}#logo-lines`} />
      <circle className="logo-summit" cx="28" cy="19" r="3.2" />
    </svg>
  );
}
