/** Finds colours of a school that are hard to read, and proposes the nearest readable one. Pure. */
import type { FieldFinding } from '../duties/finding';
import { contrast, hexForm, nearestWith } from './colour';

/** Minimum contrast of text (WCAG 2.2, 1.4.3, level AA; RGAA 3.2). */
export const minTextContrast = 4.5;
/** Minimum contrast of shapes that must be seen (1.4.11; RGAA 3.3). */
export const minShapeContrast = 3;

const white = '#ffffff';
const basis = 'RGAA, critères 3.2 et 3.3';

const fields = [
  {
    field: 'accent',
    name: 'La couleur de l’école',
    reason: 'les boutons portent un texte blanc, et les surtitres, étiquettes et icônes sont sur fond clair',
  },
  { field: 'ground', name: 'Le fond sombre', reason: 'le pied de page et les titres y sont en blanc' },
] as const;

const groundAdvice =
  ' Ou gardez-le, et donnez un fond sombre sur lequel il se lit\u00a0: boutons, surtitres et icônes auront la couleur de ce fond.';

/** Whether an accent is too light for light grounds but readable on the school's dark one. */
export const isReadableOnlyOnGround = (accent: string, ground: string): boolean =>
  contrast(accent, white) < minTextContrast &&
  contrast(ground, white) >= minTextContrast &&
  contrast(accent, ground) >= minTextContrast;

/** @param settings as the content service has them */
export function lookFindings(subject: string, settings: object): FieldFinding[] {
  const { look } = settings as { look?: unknown };
  const writtenLook = (typeof look === 'object' && look !== null ? look : {}) as Record<string, unknown>;
  return fields.flatMap(({ field, name, reason }): FieldFinding[] => {
    const colour = textOf(writtenLook[field]);
    if (colour === '') return [];
    const ground = textOf(writtenLook.ground);
    const areColours = hexForm.test(colour) && hexForm.test(ground);
    if (field === 'accent' && areColours && isReadableOnlyOnGround(colour, ground)) return [];
    const problem = problemOf(field, colour, reason);
    if (problem === null) return [];
    return [
      {
        subject,
        rule: `look.${field}`,
        severity: 'duty',
        message: `${name}\u00a0: ${problem}`,
        basis,
        field: `look.${field}`,
      },
    ];
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function problemOf(field: string, colour: string, reason: string): string | null {
  const quotedColour = `«\u00a0${colour.slice(0, 20)}\u00a0»`;
  if (!hexForm.test(colour))
    return `${quotedColour} n’est pas une couleur. Écrivez un dièse et six chiffres ou lettres de a à f, par exemple #1d4ed8.`;
  const ratio = contrast(colour, white);
  if (ratio >= minTextContrast) return null;
  const nearest = nearestWith(colour, minTextContrast, [white], 'black');
  return `${quotedColour} est trop clair (${inFrench(ratio)} pour 1 avec le blanc, au lieu de 4,5)\u00a0: ${reason}. Le plus proche qui convient\u00a0: ${nearest}.${field === 'accent' ? groundAdvice : ''}`;
}

/** Rounded down: 4.49 is not 4.5. */
const inFrench = (ratio: number) => (Math.floor(ratio * 10) / 10).toLocaleString('fr-FR');
