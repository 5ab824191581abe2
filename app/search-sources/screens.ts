/** Screens that are no content entry, and the words one may look for them with. Pure data. */
import { agendaHref } from '~/school/agenda/agenda-filter';

export const screens = [
  {
    href: '/formations',
    title: 'commons.links.programmes',
    summary: 'finder.description.all',
    words: 'toutes les formations, catalogue, liste, diplômes, cursus',
  },
  {
    href: '/panorama',
    title: 'pages.plan.panorama',
    summary: 'panorama.description',
    words: 'parcours, orientation, que faire après le bac',
  },
  {
    href: '/formations/comparer',
    title: 'comparison.title',
    summary: 'comparison.summary',
    words: 'comparaison, comparateur, différences, côte à côte',
  },
  {
    href: '/campus',
    title: 'commons.links.campuses',
    summary: 'campuses.list.description',
    words: 'villes, carte, où, adresses, implantations, le plus proche',
  },
  {
    href: '/agenda',
    title: 'commons.links.agenda',
    summary: 'agenda.list.description',
    words: 'événements, rendez-vous, dates, calendrier',
  },
  {
    href: agendaHref({ type: 'open-day' }),
    title: 'agenda.filter.type.open-day',
    summary: 'agenda.list.summary',
    words: 'journée portes ouvertes, visiter un campus',
  },
  {
    href: agendaHref({ type: 'admission-test' }),
    title: 'agenda.filter.type.admission-test',
    summary: 'agenda.list.summary',
    words: 'concours, entretien, test d’admission, sélection',
  },
  {
    href: agendaHref({ type: 'live-my-life' }),
    title: 'agenda.filter.type.live-my-life',
    summary: 'agenda.list.summary',
    words: 'immersion, journée découverte, suivre un étudiant',
  },
  {
    href: agendaHref({ type: 'job-dating' }),
    title: 'agenda.filter.type.job-dating',
    summary: 'agenda.list.summary',
    words: 'recrutement, rencontrer des entreprises, trouver un contrat',
  },
  {
    href: '/actualites',
    title: 'commons.links.news',
    summary: 'news.list.description',
    words: 'dernières nouvelles de l’école',
  },
  {
    href: '/blog',
    title: 'pages.plan.blog',
    summary: 'blog.list.description',
    words: 'articles, conseils, dossiers',
  },
  {
    href: '/offres-alternance',
    title: 'pages.plan.offers',
    summary: 'offers.list.description',
    words: 'offre, annonces, stage, apprentissage, contrat, entreprise qui recrute, trouver une entreprise',
  },
  {
    href: '/crm/brochure',
    title: 'admissions.brochure.title',
    summary: 'admissions.brochure.lead',
    words: 'brochure, télécharger, recevoir, pdf',
  },
  {
    href: '/crm/contact',
    title: 'admissions.contact.title',
    summary: 'admissions.contact.lead',
    words: 'contact, être rappelé, conseiller, question',
  },
  {
    href: '/crm/registration',
    title: 'admissions.registration.title',
    summary: 'admissions.registration.lead',
    words: 'candidature, inscription, dossier, déposer',
  },
  {
    href: '/cookies',
    title: 'pages.plan.cookies',
    summary: 'cookies.summary',
    words: 'traceurs, consentement',
  },
  {
    href: '/plan',
    title: 'pages.plan.title',
    summary: 'pages.plan.summary',
    words: 'toutes les pages',
  },
] as const;
