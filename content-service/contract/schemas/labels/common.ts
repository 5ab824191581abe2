/** How editors find a field named, in French, and a line that helps them fill it in. */
export type Label = readonly [label: string, help: string];
/** By key; the fields of an object inside by `object.key`. */
export type Labels = Readonly<Record<string, Label>>;

/** Fields that mean the same wherever they stand. */
export const commonLabels: Labels = {
  slug: [
    'Adresse',
    'Fin de l’adresse de la page : minuscules, chiffres et traits d’union. Ne plus la changer une fois publiée.',
  ],
  title: ['Titre', 'Tel que les visiteurs le lisent.'],
  name: ['Nom', 'Complet, tel qu’il s’affiche.'],
  summary: ['Résumé', 'Une ou deux phrases, montrées dans les listes et les moteurs de recherche.'],
  description: ['Description', 'Quelques phrases, montrées aux visiteurs.'],
  body: ['Texte', 'Écrit avec la barre d’outils : titres, gras, listes, liens.'],
  image: ['Image', 'Avec son texte alternatif et son point d’intérêt, réglés dans la médiathèque.'],
  focusImage: ['Image', 'Avec son texte alternatif et son point d’intérêt, réglés dans la médiathèque.'],
  portrait: ['Portrait', 'Photo carrée, avec son texte alternatif.'],
  logo: ['Logo', 'De préférence en SVG ou PNG, sur fond transparent.'],
  seo: ['Référencement', 'Facultatif : ce qui manque est repris de la page.'],
  position: ['Ordre', 'Les plus petits nombres viennent en premier.'],
  publishDate: ['Date de publication', 'Sans date, la page n’est pas montrée aux visiteurs.'],
  updatedOn: ['Mise à jour le', 'Date du dernier changement de fond, montrée aux visiteurs.'],
  sector: ['Domaine', 'Choisi parmi les domaines de l’école.'],
  campus: ['Campus', 'Choisi parmi les campus de l’école.'],
  campuses: ['Campus', 'Un ou plusieurs campus de l’école.'],
  campus_infos: ['Campus concernés', 'Vide : tous les campus.'],
  programmes: ['Formations', 'Celles dont il est question ici.'],
  programme: ['Formation', 'Choisie parmi les formations de l’école.'],
  careers: ['Métiers', 'Ceux auxquels on se prépare.'],
  email: ['Adresse électronique', 'Par exemple contact@ecole.fr.'],
  phone: ['Téléphone', 'Par exemple 02 61 91 00 12.'],
  role: ['Fonction', 'Par exemple : responsable des admissions.'],
  label: ['Libellé', 'Le texte que l’on clique.'],
  href: ['Lien', 'Chemin du site (/contact) ou adresse complète (https://…).'],
  url: ['Lien', 'Chemin du site (/contact) ou adresse complète (https://…).'],
  text: ['Texte', 'Une ou deux phrases, sans mise en forme.'],
  items: ['Éléments', 'L’un sous l’autre, dans l’ordre où ils sont montrés.'],
  company: ['Entreprise', 'Nom de l’entreprise ou de l’organisme.'],
  kind: ['Genre', 'Ce que c’est : sert à trier et à choisir.'],
  level: ['Niveau', 'De 0 (Bac) à 5 (Bac+5).'],
  missions: ['Missions', 'Une par ligne.'],
  rome: ['Codes ROME', 'Un par ligne, par exemple A1204.'],
  transcript: ['Transcription', 'Tout ce qui est dit, pour qui n’entend pas.'],
};
