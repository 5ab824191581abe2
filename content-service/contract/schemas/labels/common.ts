/** How editors find fields named, in French: a label, or a label and a line of help. */
export type Label = string | readonly [label: string, help: string];
/** By key; the fields of an object inside by `object.key`. */
export type Labels = Readonly<Record<string, Label>>;

/** Fields that mean the same wherever they stand. */
export const commonLabels: Labels = {
  slug: [
    'Adresse',
    'Fin de l’adresse de la page : minuscules, chiffres et traits d’union. Ne plus la changer une fois publiée.',
  ],
  title: 'Titre',
  name: 'Nom',
  summary: ['Résumé', 'Une ou deux phrases, montrées dans les listes et les moteurs de recherche.'],
  description: 'Description',
  body: 'Texte',
  image: ['Image', 'Avec son texte alternatif et son point d’intérêt, réglés dans la médiathèque.'],
  focusImage: ['Image', 'Avec son texte alternatif et son point d’intérêt, réglés dans la médiathèque.'],
  portrait: ['Portrait', 'Photo carrée, avec son texte alternatif.'],
  logo: 'Logo',
  seo: ['Référencement', 'Facultatif : ce qui manque est repris de la page.'],
  position: ['Ordre', 'Les plus petits nombres viennent en premier.'],
  publishDate: ['Date de publication', 'Sans date, la page n’est pas montrée aux visiteurs.'],
  updatedOn: ['Mise à jour le', 'Date du dernier changement de fond, montrée aux visiteurs.'],
  sector: 'Domaine',
  campus: 'Campus',
  campuses: 'Campus',
  campus_infos: 'Campus concernés',
  programmes: 'Formations',
  programme: 'Formation',
  careers: 'Métiers',
  email: 'Adresse électronique',
  phone: 'Téléphone',
  role: 'Fonction',
  label: 'Libellé',
  href: ['Lien', 'Chemin du site (/contact) ou adresse complète (https://…).'],
  url: ['Lien', 'Chemin du site (/contact) ou adresse complète (https://…).'],
  text: 'Texte',
  items: 'Éléments',
  company: 'Entreprise',
  kind: 'Genre',
  level: ['Niveau', 'De 0 (Bac) à 5 (Bac+5).'],
  missions: ['Missions', 'Une par ligne.'],
  rome: ['Codes ROME', 'Un par ligne, par exemple A1204.'],
  transcript: ['Transcription', 'Tout ce qui est dit, pour qui n’entend pas.'],
};
