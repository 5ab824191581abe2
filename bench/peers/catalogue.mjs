/**
 * The page every peer renders: 120 cards, and 40 links each in the header's menu and the footer. One description for
 * all. Pure.
 *
 * Each page number gives another page: cards in another order, each with a reference of its own, so that nothing that is
 * kept of one page can be used for another.
 */

/**
 * @typedef {{ path: string, width: number, height: number }} Picture path of the original
 * @typedef {{ title: string, href: string, level: string, place: string, lines: [string, string], picture: Picture }} Card
 * @typedef {{ title: string, href: string, links: { label: string, href: string }[] }} Menu
 * @typedef {{ page: number, title: string, intro: string, header: Menu[], footer: Menu[], cards: Card[] }} Catalogue
 */

/** What is taught: title, level, first line, picture. */
const subjects = [
  [
    'Gestion de l’eau',
    'Bac + 2',
    'Réseaux, assainissement et entretien des cours d’eau.',
    'riviere-meandres-midi',
  ],
  [
    'Protection de la nature',
    'Bac + 2',
    'Inventaires, suivis d’espèces et accueil du public.',
    'hetraie-chevreuil-matin',
  ],
  [
    'Génie écologique',
    'Bac + 3',
    'Chantiers de restauration, du diagnostic à la réception.',
    'heron-marais-brume',
  ],
  [
    'Énergies renouvelables',
    'Bac + 3',
    'Dimensionner, installer et suivre une centrale solaire.',
    'parc-solaire-moutons-midi',
  ],
  [
    'Éolien terrestre et marin',
    'Bac + 5',
    'Études d’impact, exploitation et maintenance des parcs.',
    'eoliennes-collines-midi',
  ],
  [
    'Rénovation des bâtiments',
    'Bac + 2',
    'Isoler, ventiler, mesurer : le logement ancien en détail.',
    'maison-en-coupe',
  ],
  [
    'Économie circulaire',
    'Bac + 3',
    'Réemploi, tri et filières de recyclage d’un territoire.',
    'tri-tapis-bacs-midi',
  ],
  [
    'Traitement des déchets',
    'Bac',
    'Collecte, compostage et sécurité sur les plateformes.',
    'composteurs-cour',
  ],
  [
    'Agriculture durable',
    'Bac + 2',
    'Sols vivants, rotations et cultures économes en eau.',
    'cultures-racines-midi',
  ],
  ['Forêt et bois', 'Bac', 'Sylviculture, martelage et exploitation respectueuse.', 'foret-tour-automne'],
  ['Mobilités douces', 'Bac + 3', 'Plans de déplacement, pistes cyclables et tramways.', 'tramway-midi'],
  [
    'Urbanisme et paysage',
    'Bac + 5',
    'Places, toits et jardins face aux étés plus chauds.',
    'toits-jardins-midi',
  ],
  [
    'Littoral et mer',
    'Bac + 5',
    'Dunes, falaises et activités côtières à concilier.',
    'dunes-ganivelles-ete',
  ],
  ['Montagne et neige', 'Bac + 2', 'Sentiers, risques naturels et vie des vallées.', 'vallee-chalets-midi'],
  [
    'Qualité de l’air',
    'Bac + 3',
    'Capteurs, campagnes de mesure et modèles simples.',
    'capteurs-plaine-matin',
  ],
  [
    'Analyses en laboratoire',
    'Bac + 2',
    'Prélever, préparer, doser et rendre un résultat sûr.',
    'laboratoire-paillasse',
  ],
  [
    'Cartographie et données',
    'Bac + 3',
    'Relevés de terrain, bases de données et cartes claires.',
    'carte-relief-lac',
  ],
  [
    'Droit de l’environnement',
    'Bac + 5',
    'Autorisations, contrôles et dossiers d’enquête publique.',
    'table-de-travail-midi',
  ],
  [
    'Éducation à la nature',
    'Bac',
    'Animer une sortie, une classe ou un atelier de quartier.',
    'campus-pelouse-midi',
  ],
  [
    'Tourisme responsable',
    'Bac + 2',
    'Accueillir sans abîmer : flux, séjours et hébergements.',
    'montgolfieres-matin',
  ],
  [
    'Restauration des sols',
    'Bac + 5',
    'Diagnostics, dépollution et retour de la vie souterraine.',
    'coupe-sol-terrier',
  ],
  [
    'Faune sauvage',
    'Bac + 3',
    'Comptages, corridors et cohabitation avec l’élevage.',
    'oiseaux-migrateurs-soir',
  ],
  ['Maraîchage biologique', 'Bac', 'Produire et vendre des légumes toute l’année.', 'campus-potager-midi'],
  [
    'Achats responsables',
    'Bac + 5',
    'Critères, fournisseurs et cycles de vie dans l’entreprise.',
    'quai-pont-soir',
  ],
];

/** Where, and the second line. */
const places = [
  ['Auxerre', 'Rentrée en septembre, alternance possible dès la première année'],
  ['Rennes', 'Rentrée en octobre, quatre semaines en entreprise puis deux en cours'],
  ['Grenoble', 'Deux rentrées par an, terrain une semaine sur trois'],
  ['Montpellier', 'Rentrée en septembre, stage de dix semaines au printemps'],
  ['Lille', 'Cours du lundi au jeudi, projet collectif le vendredi'],
];

const menus = {
  header: {
    'L’école':
      'En bref, Engagements, Démarche inclusive, Qualité, Réseau, Partenaires, Anciens, Histoire, Équipes, Recrutement',
    Formations: 'Eau, Nature, Énergie, Bâtiment, Déchets, Agriculture, Forêt, Mobilité, Paysage, Littoral',
    Entreprises:
      'Recruter, Déposer une offre, Taxe d’apprentissage, Former ses équipes, Intervenir, Tutorat, Aides, Contrats, Calendriers, Salons',
    'Vie étudiante':
      'Logement, Santé, Transports, Restauration, Associations, Sport, Culture, Bourses, Handicap, Bibliothèque',
  },
  footer: {
    Admissions:
      'Candidater, Dates, Tarifs, Financement, Validation des acquis, Réorientation, Visites, Portes ouvertes, Questions fréquentes, Résultats',
    Campus: 'Auxerre, Rennes, Grenoble, Montpellier, Lille, Nantes, Lyon, Toulouse, Strasbourg, Bordeaux',
    Ressources:
      'Actualités, Agenda, Blog, Balados, Métiers, Glossaire, Publications, Presse, Lettre mensuelle, Archives',
    'Mentions et droits':
      'Mentions légales, Données personnelles, Témoins de connexion, Accessibilité, Conditions de vente, Réclamations, Règlement intérieur, Plan du site, Signalement, Contact',
  },
};

/** @param {string} text @returns its words in lower case, without accents, with hyphens between */
export function slugOf(text) {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** @param {Record<string, string>} groups @returns {Menu[]} */
function menusOf(groups) {
  return Object.entries(groups).map(([title, labels]) => ({
    title,
    href: `/${slugOf(title)}`,
    links: labels.split(', ').map((label) => ({ label, href: `/${slugOf(title)}/${slugOf(label)}` })),
  }));
}

const header = menusOf(menus.header);
const footer = menusOf(menus.footer);

/** @param {number} page from 1 on @returns {Catalogue} */
export function catalogueOf(page) {
  const offers = places.flatMap((place) => subjects.map((subject) => ({ subject, place })));
  const first = page % offers.length;
  return {
    page,
    title: `Catalogue des formations, page ${page}`,
    intro: 'Cent vingt parcours en cinq villes, du bac au bac + 5, à temps plein ou en alternance.',
    header,
    footer,
    cards: [...offers.slice(first), ...offers.slice(0, first)].map(({ subject, place }, index) => {
      const [name, level, line, picture] = subject;
      const [town, more] = place;
      return {
        title: `${name}, ${town}`,
        href: `/catalogue/${slugOf(name)}/${slugOf(town)}`,
        level,
        place: town,
        lines: [line, `${more}, référence ${page}-${index + 1}.`],
        picture: { path: `/uploads/paysages/${picture}.webp`, width: 1680, height: 1120 },
      };
    }),
  };
}
