/** Parts of a programme's sheet in the order they are read: French anchors, and the label of each. */
import type { LabelKey } from '~/site/labels/index';
import type { ProgrammeSheet } from './programme-sheet';

export const sheetSubjects = {
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

export type SheetSubject = keyof typeof sheetSubjects;

/** Subjects without content, which have no part and no link; the other parts explain missing values. */
export function absentSubjects({
  competences,
  curriculum,
  methods,
  assessment,
}: Pick<ProgrammeSheet, 'competences' | 'curriculum' | 'methods' | 'assessment'>): SheetSubject[] {
  const taught = [curriculum, methods, assessment].some((lines) => lines.length > 0);
  return [
    ...(competences.length > 0 ? [] : ['competences' as const]),
    ...(taught ? [] : ['curriculum' as const]),
  ];
}

/** The folded parts: the regulated content, in full. */
export type FoldedSubject = Exclude<SheetSubject, 'rhythm' | 'next'>;
