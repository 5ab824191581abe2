/** A picture that content names and the site cannot show, as an editor reads it. Pure. */
import type { RejectedPicture, RejectionReason } from '~/images/picture/rejected-pictures';
import type { Finding } from '../../content-model/rules/duties/finding';
import { maxPixels, pictureKind } from '../../content-model/rules/picture-limits';

const meanings: Record<RejectionReason, string> = {
  origin: 'elle vient d’une origine qui n’est pas dans MEDIA_ORIGIN',
  address: 'son adresse n’est pas celle d’un fichier',
  kind: 'seuls JPEG, PNG, WebP, AVIF, GIF et SVG sont affichés',
  bytes: 'elle pèse plus de 15 Mo, et n’a pas de version plus petite',
  pixels: 'elle a trop de pixels, et pas de version plus petite',
  missing: 'le fichier manque',
  broken: 'le fichier ne peut pas être lu',
};

export function pictureFinding({ url, why }: Pick<RejectedPicture, 'url' | 'why'>): Finding {
  const kind = pictureKind(url.replace(/[?#].*/, ''));
  const limit =
    why === 'pixels' && kind !== null && kind !== 'svg'
      ? ` (${maxPixels[kind] / 1e6}\u00a0millions au plus)`
      : '';
  return {
    subject: url,
    rule: 'picture.left-out',
    severity: 'advice',
    message: `L’image n’est pas affichée\u00a0: ${meanings[why]}${limit}.`,
    basis: 'Ce que le site peut afficher',
  };
}
