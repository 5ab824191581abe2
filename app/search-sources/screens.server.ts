/** Documents of the site search that are not entries: screens, and the agenda by kind of event. */
import { searchedLinks } from '~/addresses/derived';
import { listHref } from '~/filters/narrowed-list';
import { agendaCriteria } from '~/school/agenda/agenda-criteria';
import { findEmptyLists } from '~/school/pages/absent-links.server';
import type { LabelKey } from '~/site/labels/index';
import type { DocumentSource } from './source.server';

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

const searchedScreens: readonly SearchedScreen[] = [
  ...searchedLinks.map(({ href, label, search }) => ({ href, title: label, ...search })),
  ...agendaByKind,
];

/** Screens of the site, except lists that are empty in this school. */
export const screenSource: DocumentSource = async function* ({ content, labels }) {
  const emptyLists = await findEmptyLists(content);
  for (const { href, title, summary, words } of searchedScreens) {
    if (emptyLists.includes(href)) continue;
    yield {
      kind: 'page',
      href,
      title: labels(title),
      summary: labels(summary),
      details: [],
      text: { name: labels(title), keys: words, places: '', lead: labels(summary), body: '' },
    };
  }
};
