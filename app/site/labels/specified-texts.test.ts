/** Texts the specification quotes (§2, §4, §5, §8), to the letter: its apostrophes, spaces and full stops. */
import { expect, it } from 'vitest';
import { createLabels } from '../labels';
import type { LabelKey } from './index';

const t = createLabels({});

it.each<[LabelKey, string]>([
  ['commons.error.oops', 'Oups !'],
  ['commons.error.code', "Code d'erreur :"],
  ['commons.error.goBack', 'Revenir au site'],
  ['commons.error.suggestions', 'Mais on peut vous proposer de visiter ces pages :'],
  ['commons.links.home', 'Accueil'],
  ['commons.links.programmes', 'Formations'],
  ['commons.links.campuses', 'Campus'],
  ['commons.links.agenda', 'Agenda'],
  ['commons.links.news', 'Actualités'],
  ['commons.actions.brochure', 'Brochure'],
  ['commons.actions.contact', 'Contact'],
  ['commons.actions.agenda', 'Agenda'],
  ['commons.actions.registration', 'Candidature'],
  ['layout.services.network', 'Réseau C&D'],
  ['layout.services.culture', 'Art et culture'],
  ['layout.services.programmes', '+ de 80 formations'],
  ['layout.services.podcasts', 'Podcasts'],
  ['layout.browser.offline', 'Vous êtes hors-ligne'],
  ['layout.browser.online', 'Vous êtes désormais en ligne'],
  ['admissions.problem.missing', 'Vous devez choisir un campus et une formation.'],
  ['admissions.problem.noLink', 'Lien CRM introuvable.'],
  ['commons.empty.results', 'Aucun résultat'],
  ['commons.empty.brochure', "Désolé, aucune brochure n'est disponible pour le moment."],
  ['commons.empty.events', 'Aucun événement disponible pour le moment'],
  ['commons.empty.filteredEvents', 'Aucun événement ne correspond au filtre sélectionné'],
  ['commons.empty.posts', 'Aucun post retrouvé.'],
  ['commons.empty.programmes', 'Aucune formation associée.'],
  ['commons.empty.offers', "Pas d'offres disponibles"],
])('%s: %s', (key, text) => expect(t(key)).toBe(text));

it('levels run from Bac to Bac+5 (§1)', () => {
  const levels = [0, 1, 2, 3, 4, 5].map((level) => t.dynamic(`commons.level.${level}`));
  expect(levels).toEqual(['Bac', 'Bac+1', 'Bac+2', 'Bac+3', 'Bac+4', 'Bac+5']);
});

it('the access delay is 48 h to 9 months outside the national calendar (§1)', () => {
  expect(t('programmes.admission.calendar.rolling')).toMatch(/\b48\sh à 9\smois\b/);
});
