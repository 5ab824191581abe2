import type { Media } from '~/content/fields.server';
import { imageAddress, imageWidths } from '~/images/address';
import { useLabels } from '~/site/labels-context';

/**
 * Mark and wordmark: the logo of the settings, else a summit in contour lines. The name is text, the mark is
 * decorative.
 */
export function Logo({ picture }: { picture: Media | null }) {
  const t = useLabels();
  const name = t('commons.brand.name');
  const fullName = t('commons.brand.fullName');
  return (
    <span className="logo">
      {picture ? <LogoPicture picture={picture} /> : <LogoMark />}
      <span className="logo-short">{name}</span>
      {fullName === name ? null : <span className="logo-name"> {fullName}</span>}
    </span>
  );
}

/** Logos have a transparent background, which JPEG does not support. */
function LogoPicture({ picture }: { picture: Media }) {
  return (
    <img
      className="logo-picture"
      src={imageAddress(picture, imageWidths[0], 'webp')}
      width={picture.width}
      height={picture.height}
      alt=""
    />
  );
}

function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 48 48" aria-hidden="true">
      <path
        className="logo-lines"
        d="M34.4 19C34.3 20.5 33.3 22.1 32.2 23.2S29.5 25.4 28 25.6S24.1 25.2 22.9 24.1S20.7 20.6 20.9 19S22.6 15.7 23.7 14.7S26.5 13.4 28 13.3S31.6 13.4 32.7 14.3S34.5 17.5 34.4 19zM40.2 19C40 21.9 38.4 25.2 36.3 27.3S31.1 31.6 28 31.9S20.2 31.3 17.8 29.2S13.7 22 14 19S17.6 12.9 19.9 10.9S25.1 7.6 28 7.4S35.3 7.7 37.3 9.7S40.4 16.1 40.2 19zM45.9 19C45.7 23.4 43.6 28.3 40.6 31.6S32.7 37.9 28 38.4S15.9 37.7 12.5 34.5S6.7 23.6 7.3 19S12.8 10.2 16.2 7.2S23.7 1.2 28 0.8S39 2 41.9 5.1S46.1 14.6 45.9 19zM54.6 19C54.4 25.6 51.4 33.1 47 38S35.1 47.4 28 48.2S9.3 47.6 4.3 42.7S-3.2 25.9 -2.2 19S5.4 6.1 10.4 1.4S21.6 -8.9 28 -9.4S44.1 -6.3 48.6 -1.6S54.9 12.4 54.6 19z"
      />
      <circle className="logo-summit" cx="28" cy="19" r="3.2" />
    </svg>
  );
}
