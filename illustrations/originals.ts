/** The landscapes of the demonstration, chosen by eye: a file of the content, the scene and the seed it is drawn from. */
import type { Theme } from './drawing/composition';

export interface Landscape {
  /** Below `content-service/data/uploads/paysages`, without its ending. */
  name: string;
  theme: Theme;
  seed: number;
}

const of = (theme: Theme, chosen: Record<string, number>): Landscape[] =>
  Object.entries(chosen).map(([name, seed]) => ({ name, theme, seed }));

/** A scene at most twice, in another light each time. */
export const landscapes: readonly Landscape[] = [
  ...of('water', {
    'heron-marais-brume': 7,
    'riviere-meandres-midi': 6,
    'riviere-meandres-matin': 9,
  }),
  ...of('forest', {
    'hetraie-chevreuil-matin': 1,
    'foret-tour-automne': 14,
    'sapins-cretes-matin': 9,
    'sapins-cretes-soleil-rouge': 15,
  }),
  ...of('energy', {
    'parc-solaire-moutons-midi': 1,
    'village-solaire-matin': 10,
    'eoliennes-en-mer-couchant': 11,
    'eoliennes-collines-midi': 4,
  }),
  ...of('city', {
    'tramway-midi': 4,
    'tramway-matin': 1,
    'quai-pont-matin': 8,
    'quai-pont-soir': 11,
    'toits-jardins-midi': 15,
  }),
  ...of('coast', {
    'phare-midi': 13,
    'dunes-ganivelles-ete': 5,
    'falaises-craie-midi': 6,
    'falaises-craie-soir': 9,
  }),
  ...of('soil', {
    'labour-matin': 1,
    'cultures-racines-midi': 5,
    'coupe-sol-terrier': 6,
  }),
  ...of('air', {
    'montgolfieres-matin': 14,
    'oiseaux-migrateurs-soir': 9,
  }),
  ...of('data', {
    'lignes-de-cretes-matin': 16,
    'capteurs-plaine-matin': 2,
    'carte-relief-lac': 6,
    'carte-relief-littoral': 12,
  }),
  ...of('mountain', {
    'bouquetin-mer-de-nuages': 16,
    'vallee-chalets-midi': 2,
    'vallee-chalets-soleil-rouge': 5,
    'lac-melezes-midi': 6,
  }),
  ...of('campus', {
    'campus-potager-midi': 7,
    'campus-potager-matin': 10,
    'cours-ruisseau-soleil-rouge': 11,
    'campus-pelouse-midi': 6,
    'campus-pelouse-ete': 15,
  }),
  ...of('work', {
    'tri-tapis-bacs': 18,
    'tri-tapis-bacs-midi': 9,
    'laboratoire-paillasse': 19,
    'station-epuration-bassins': 20,
    'table-de-travail-mesures': 21,
    'table-de-travail-midi': 12,
    'maison-en-coupe': 22,
    'recif-corail-tortue': 23,
    'chauves-souris-verger': 24,
    'atelier-velo': 25,
    'composteurs-cour': 26,
  }),
];
