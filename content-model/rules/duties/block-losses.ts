/** Blocks of a page that have nothing to show, or lose a part. Pure. */
import type { ShownCollection, Surroundings } from './surroundings';

/** The rule, the field, the sentence for the editor; an advice where nothing is lost, a duty where it must not be published. */
export type LossNote = readonly [rule: string, field: string, message: string, severity?: 'advice' | 'duty'];

type Block = Readonly<Record<string, unknown>>;

/** What blocks show that have no data of their own. */
export const blockCollections: Readonly<Record<string, readonly [from: ShownCollection, none: string]>> = {
  news: ['news', 'aucune actualité'],
  posts: ['posts', 'aucun article de blog'],
  programmes: ['programmes', 'aucune formation'],
  campuses: ['campuses', 'aucun campus'],
  offers: ['offers', 'aucune offre'],
  works: ['works', 'aucun travail d’étudiants'],
  people: ['people', 'aucun ancien élève'],
  careers: ['careers', 'aucun métier'],
  podcasts: ['podcasts', 'aucun podcast'],
  logos: ['partners', 'aucun partenaire'],
};

/** Fields that name an entry by its address. */
const criteria: Readonly<Record<string, readonly [from: ShownCollection, what: string]>> = {
  campus: ['campuses', 'Aucun campus publié'],
  sector: ['sectors', 'Aucun domaine'],
  slugs: ['programmes', 'Aucune formation publiée'],
};

/** @param at path of one of its fields */
export function blockLoss(
  component: string,
  block: Block,
  at: (name: string) => string,
  { slugs, blockNeeds = {} }: Partial<Surroundings>,
): LossNote[] {
  const kind = component.replace(/^blocks\./, '');
  return [
    ...nothingWritten(blockNeeds[kind], block, at),
    ...(kind === 'table' ? narrowTable(block, at) : []),
    ...(slugs ? nothingFound(kind, block, at, slugs) : []),
  ];
}

function nothingWritten(
  needs: readonly string[] = [],
  block: Block,
  at: (name: string) => string,
): LossNote[] {
  const [first] = needs;
  if (first === undefined || needs.some((name) => isFilled(block[name]))) return [];
  return [
    [
      'block.empty',
      at(first),
      'Ce bloc est vide\u00a0: il n’est pas montré. Remplissez-le, ou retirez-le de la page.',
    ],
  ];
}

/** The form has some lists as JSON. */
const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value) && value !== '[]';

const leastColumns = 2;

function narrowTable({ columns }: Block, at: (name: string) => string): LossNote[] {
  const count = listOf(columns).length;
  if (count >= leastColumns) return [];
  return [
    [
      'table.columns',
      at('columns'),
      `Le tableau a ${count === 0 ? 'zéro colonne' : 'une seule colonne'}\u00a0: il est montré sans ses titres. Écrivez un titre par ligne, deux au moins\u00a0; pour une liste, prenez le bloc «\u00a0Texte\u00a0».`,
    ],
  ];
}

/** A list, or its JSON: a form may have either. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string' || !value.startsWith('[')) return [];
  try {
    return listOf(JSON.parse(value));
  } catch {
    return [];
  }
}

function nothingFound(
  kind: string,
  block: Block,
  at: (name: string) => string,
  slugs: Surroundings['slugs'],
): LossNote[] {
  const [from, none] = blockCollections[kind] ?? [];
  if (from && slugs[from].length === 0)
    return [
      [
        'block.none',
        at('title'),
        `Ce bloc ne montre rien pour l’instant\u00a0: ${none} n’est en ligne. Il paraîtra dès qu’il y en aura.`,
        'advice',
      ],
    ];
  const named = {
    ...criteria,
    ...(kind === 'news' ? { category: ['newsCategories', 'Aucune catégorie'] as const } : {}),
  };
  return Object.entries(named).flatMap(([field, [of, what]]): LossNote[] => {
    const values = field === 'slugs' ? listOf(block[field]) : [block[field]];
    const unknown = values.filter(
      (value) => typeof value === 'string' && value !== '' && !slugs[of].includes(value),
    );
    if (unknown.length === 0) return [];
    const written = unknown.map((value) => `«\u00a0${value}\u00a0»`).join(', ');
    return [
      [
        'block.criterion',
        at(field),
        `${what} n’a l’adresse ${written}\u00a0: le bloc ne trouve rien sous ce nom. Copiez l’adresse de la fiche.`,
      ],
    ];
  });
}
