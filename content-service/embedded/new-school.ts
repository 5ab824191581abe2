/** The files of an empty school: those that the contract requires, and the screens of every school. Pure. */

const link = (id: number, label: string, url: string) => ({
  __component: 'core.menu-item',
  id,
  label,
  slug: url.slice(1),
  url,
});

const home = (name: string) => ({
  rubrique: 'accueil',
  slug: null,
  title: name,
  summary: `${name} : formations, campus et rendez-vous.`,
  updatedOn: '-0d',
  pageLayout: {
    blocks: [
      {
        __component: 'blocks.hero',
        title: name,
        actions: [
          { label: 'Voir les formations', href: '/formations' },
          { label: 'Nous contacter', action: 'contact' },
        ],
      },
      { __component: 'blocks.programmes', title: 'Formations' },
      { __component: 'blocks.campuses', title: 'Campus', presentation: 'map' },
      { __component: 'blocks.events', title: 'Prochains rendez-vous' },
    ],
  },
});

/** @returns the content of each file, by its path below the folder of the school */
export function newSchool(name: string): Record<string, object> {
  return {
    'settings.json': { schools: [{ name }], social: [], title: name, siteName: name, seo: {} },
    // The number in the specification's text is the demonstration's.
    'labels.json': { 'layout.services.programmes': 'Formations du réseau' },
    'crm.json': {
      linkBase: null,
      withoutAction: { brochure: [], contact: [], registration: [] },
      pairsWithoutLink: [],
    },
    'menus/navbarproto.json': {
      type: 'navbarproto',
      body: [
        link(1, 'Formations', '/formations'),
        link(2, 'Campus', '/campus'),
        link(3, 'Agenda', '/agenda'),
        link(4, 'Actualités', '/actualites'),
      ],
    },
    'menus/footer.json': { type: 'footer', body: [] },
    'articles/accueil/index.json': home(name),
  };
}
