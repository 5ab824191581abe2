/** Documents of the site search that are not entries: screens, and the agenda by kind of event. Pure data. */

import { searchedLinks } from '~/addresses/derived';
import { listHref } from '~/filters/narrowed-list';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import type { LabelKey } from '~/site/labels/index';

interface SearchedScreen {
  href: string;
  title: LabelKey;
  summary: LabelKey;
  words: string;
}

const agendaByKind: readonly SearchedScreen[] = [
  {
    href: listHref(agendaCriteria, { type: 'open-day' }),
    title: 'agenda.filter.type.open-day',
    summary: 'agenda.list.summary',
    words: 'journée portes ouvertes, visiter un campus',
  },
  {
    href: listHref(agendaCriteria, { type: 'admission-test' }),
    title: 'agenda.filter.type.admission-test',
    summary: 'agenda.list.summary',
    words: 'concours, entretien, test d’admission, sélection',
  },
  {
    href: listHref(agendaCriteria, { type: 'live-my-life' }),
    title: 'agenda.filter.type.live-my-life',
    summary: 'agenda.list.summary',
    words: 'immersion, journée découverte, suivre un étudiant',
  },
  {
    href: listHref(agendaCriteria, { type: 'job-dating' }),
    title: 'agenda.filter.type.job-dating',
    summary: 'agenda.list.summary',
    words: 'recrutement, rencontrer des entreprises, trouver un contrat',
  },
];

export const searchedScreens: readonly SearchedScreen[] = [
  ...searchedLinks.map(({ href, label, search }) => ({ href, title: label, ...search })),
  ...agendaByKind,
];
