/** Documents of the site search that are not entries: screens, and the agenda by kind of event. Pure data. */

import { listHref } from '~/filters/narrowed-list';
import { agendaList } from '~/school/agenda/agenda-list';
import { searchedLinks } from '~/screens/list/derived';
import type { LabelKey } from '~/site/labels/index';

interface SearchedScreen {
  href: string;
  title: LabelKey;
  summary: LabelKey;
  words: string;
}

const agendaByKind: readonly SearchedScreen[] = [
  {
    href: listHref(agendaList, { type: 'open-day' }),
    title: 'agenda.filter.type.open-day',
    summary: 'agenda.list.summary',
    words: 'journée portes ouvertes, visiter un campus',
  },
  {
    href: listHref(agendaList, { type: 'admission-test' }),
    title: 'agenda.filter.type.admission-test',
    summary: 'agenda.list.summary',
    words: 'concours, entretien, test d’admission, sélection',
  },
  {
    href: listHref(agendaList, { type: 'live-my-life' }),
    title: 'agenda.filter.type.live-my-life',
    summary: 'agenda.list.summary',
    words: 'immersion, journée découverte, suivre un étudiant',
  },
  {
    href: listHref(agendaList, { type: 'job-dating' }),
    title: 'agenda.filter.type.job-dating',
    summary: 'agenda.list.summary',
    words: 'recrutement, rencontrer des entreprises, trouver un contrat',
  },
];

export const searchedScreens: readonly SearchedScreen[] = [
  ...searchedLinks.map(({ href, label, search }) => ({ href, title: label, ...search })),
  ...agendaByKind,
];
