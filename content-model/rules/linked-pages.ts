/** Pages that the site links to by itself, once an editor has written them (specification §2). Pure data: browsers load it. */

/** Beside the main menu: there when an editor wrote the page. */
export const sidePages = {
  network: '/edito-reseau-competences-et-developpement',
  culture: '/art-culture',
  programmes: '/formations-reseau',
  podcasts: '/decouvrez-nos-podcasts',
  alumni: '/alumni',
  contact: '/contact',
} as const;

/** Pages for companies. */
export const companyPages = {
  offer: '/entreprise/deposer-une-offre',
  recruit: '/entreprise/recruter-un-alternant',
} as const;

export const peoplePage = '/alumni/alumni-et-ambassadeurs';
