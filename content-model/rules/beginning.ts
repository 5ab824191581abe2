/** What a new school still lacks before it can be shown, in the order in which it is best done. Pure. */
import type { MenuType } from '../enumerations';
import { regulatedPages } from './duties/regulated-pages';
import type { Place, Step } from './first-step';
import { pageHref } from './page-address';

interface BeginningPage {
  documentId: string;
  rubrique: string;
  slug?: string | null;
  isPublished: boolean;
}

export interface BeginningSchool {
  /** The school's name in the settings. */
  name: string | null;
  hasLogo: boolean;
  /** Numbers of published entries. */
  campuses: number;
  programmes: number;
  /** French pages. */
  pages: readonly BeginningPage[];
  /** Whether the CRM's address is filled in, or the school has said that it has none. */
  crmIsSettled: boolean;
  /** Numbers of entries of the two menus. */
  menus: Readonly<Record<MenuType, number>>;
}

const titles: Readonly<Record<string, string>> = {
  '/mentions-legales': 'Mentions légales',
  '/declaration-accessibilite': 'Déclaration d’accessibilité',
  '/charte-donnees-personnelles': 'Données personnelles',
  '/conditions-generales-de-vente': 'Conditions générales de vente',
  '/ecole/certification-qualiopi': 'Certification Qualiopi',
};

export interface NewPage {
  title: string;
  rubrique: string;
  slug: string | null;
}

/** The title and the address of a page that the law requires. @returns null at any other address */
export function regulatedPage(path: unknown): NewPage | null {
  const page = regulatedPages.find((regulated) => regulated.path === path);
  if (!page) return null;
  const [, rubrique = '', slug = null] = page.path.split('/');
  return { title: titles[page.path] ?? page.path, rubrique, slug };
}

/** A name that nobody chose. */
const placeholder = /^nouvelle école$/i;

export function firstSteps(school: BeginningSchool): Step[] {
  const step = (name: string, place: Place, isDone: boolean, title: string, help: string): Step => ({
    name,
    title,
    help,
    isDone,
    place,
    documentId: null,
  });
  const { navbarproto, footer } = school.menus;
  return [
    step(
      'name',
      'settings',
      Boolean(school.name?.trim()) && !placeholder.test(school.name ?? ''),
      'Le nom de l’école',
      'Dans «\u00a0Réglages du site\u00a0»\u00a0: titre, nom du site, et le premier établissement avec son adresse et son téléphone.',
    ),
    step(
      'logo',
      'settings',
      school.hasLogo,
      'Le logo',
      'Dans «\u00a0Réglages du site\u00a0», en SVG ou PNG. Sans logo, le site écrit le nom.',
    ),
    step(
      'campus',
      'campus',
      school.campuses > 0,
      'Le premier campus',
      'Son adresse, son téléphone, comment y venir, puis Publier. Une formation et un événement ont lieu sur un campus.',
    ),
    step(
      'programme',
      'programme',
      school.programmes > 0,
      'La première formation',
      '«\u00a0Obligations\u00a0», à côté du formulaire, dit ce que la loi demande encore. Pas encore de diplômés\u00a0? L’année des résultats est «\u00a0Première promotion en 2027\u00a0», avec la vôtre.',
    ),
    ...regulatedPages.map(({ path }) => pageStep(path, school.pages)),
    step(
      'crm',
      'crm',
      school.crmIsSettled,
      'Le CRM, ou aucun',
      'L’adresse où mènent brochure, contact et candidature. Sans CRM, dites-le ici\u00a0: le site propose le téléphone et le courriel.',
    ),
    step(
      'menus',
      'menu',
      navbarproto > 0 && footer > 0,
      'Les menus',
      footer > 0 || navbarproto === 0
        ? 'Celui du haut et celui du bas de page, chacun avec ses liens.'
        : 'Le menu du haut est là\u00a0; le bas de page n’a encore aucun lien.',
    ),
  ];
}

function pageStep(path: string, pages: readonly BeginningPage[]): Step {
  const existingPage = pages.find((page) => pageHref(page) === path);
  return {
    name: path,
    title: `La page «\u00a0${titles[path] ?? path}\u00a0»`,
    help: existingPage
      ? 'Elle est en brouillon\u00a0: relisez-la, puis Publier. Le message dit quelle mention manque, et propose une phrase.'
      : `Un brouillon s’ouvre, à l’adresse ${path}. «\u00a0Obligations\u00a0», à côté du formulaire, dit ce que la page doit dire, et propose des phrases.`,
    isDone: existingPage?.isPublished === true,
    place: 'page',
    documentId: existingPage?.documentId ?? null,
  };
}
