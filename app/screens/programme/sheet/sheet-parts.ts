/** Parts of a programme's sheet in the order they are read: French anchors, and the label of each. */
import type { LabelKey } from '~/site/labels/index';
import type { ProgrammeSheet } from './programme-sheet';

export const sheetParts = {
  rhythm: { id: 'rythme', label: 'programmes.rhythm.title' },
  next: { id: 'suite', label: 'programmes.next.title' },
  aims: { id: 'objectifs', label: 'programmes.aims.title' },
  competences: { id: 'competences', label: 'programmes.competences.title' },
  curriculum: { id: 'programme', label: 'programmes.curriculum.title' },
  admission: { id: 'admission', label: 'programmes.admission.title' },
  prices: { id: 'tarifs', label: 'programmes.prices.part' },
  outcomes: { id: 'resultats', label: 'programmes.outcomes.title' },
  certification: { id: 'certification', label: 'programmes.certification.title' },
  campuses: { id: 'campus', label: 'programmes.campuses.title' },
  accessibility: { id: 'handicap', label: 'programmes.accessibility.title' },
} as const satisfies Record<string, { id: string; label: LabelKey }>;

export type SheetPart = keyof typeof sheetParts;

/** Parts without content, which are left out with their links; the other parts explain missing values. */
export function absentParts({
  competences,
  curriculum,
  methods,
  assessment,
}: Pick<ProgrammeSheet, 'competences' | 'curriculum' | 'methods' | 'assessment'>): SheetPart[] {
  const hasCurriculum = [curriculum, methods, assessment].some((lines) => lines.length > 0);
  return [
    ...(competences.length > 0 ? [] : ['competences' as const]),
    ...(hasCurriculum ? [] : ['curriculum' as const]),
  ];
}

/** The folded parts: the regulated content, in full. */
export type FoldedPart = Exclude<SheetPart, 'rhythm' | 'next'>;
