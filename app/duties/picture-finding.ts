/** A picture that content names and the site cannot show, as an editor reads it. Pure. */
import type { Finding } from './finding';

/** What a reason of `media.server.ts` means, in the order they are tried. */
const meanings: readonly [RegExp, string][] = [
  [/MEDIA_ORIGIN/, 'elle vient d’une origine qui n’est pas dans MEDIA_ORIGIN'],
  [/neither JPEG/, 'seuls JPEG, PNG, WebP, AVIF, GIF et SVG sont affichés'],
  [/megapixels/, 'elle a trop de pixels, et pas de version plus petite'],
  [/ MB, of at most/, 'elle pèse plus de 15 Mo, et n’a pas de version plus petite'],
  [/not a media address/, 'son adresse n’est pas celle d’un fichier'],
];

export function pictureFinding(url: string, problem: string): Finding {
  const meaning =
    meanings.find(([pattern]) => pattern.test(problem))?.[1] ?? 'le fichier manque ou ne peut pas être lu';
  return {
    subject: url,
    rule: 'picture.left-out',
    severity: 'advice',
    message: `L’image n’est pas affichée\u00a0: ${meaning}.`,
    basis: 'Ce que le site peut afficher',
  };
}
