/** The words of the catalogue: programmes as schools of the environment have them, and no school's own. */

/** What is taught: title, level, first line, picture. */
export const subjects = [
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
export const places = [
  ['Auxerre', 'Rentrée en septembre, alternance possible dès la première année'],
  ['Rennes', 'Rentrée en octobre, quatre semaines en entreprise puis deux en cours'],
  ['Grenoble', 'Deux rentrées par an, terrain une semaine sur trois'],
  ['Montpellier', 'Rentrée en septembre, stage de dix semaines au printemps'],
  ['Lille', 'Cours du lundi au jeudi, projet collectif le vendredi'],
];

/** Menus of header and footer: the title of each, and its links. */
export const menus = {
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
