/** Blocks of a page that have nothing to show, or lose a part. Pure. */
import { blocks } from '../../blocks';
import { showsAny } from '../../blocks/shows-any';
import { type Fields, readObject } from '../../field';
import type { CollectionName } from '../../places';
import { draftReading } from './draft-reader';
import type { Surroundings } from './surroundings';

/**
 * The rule, the field and the sentence for the editor; the severity, unless something is lost: `advice` if nothing is,
 * `duty` if the entry must not be published.
 */
export type LossNote = readonly [rule: string, field: string, message: string, severity?: 'advice' | 'duty'];

type Block = Readonly<Record<string, unknown>>;

/** The collections from which blocks without data of their own show entries. */
export const blockCollections: Readonly<Record<string, readonly [from: CollectionName, none: string]>> = {
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
const criteria: Readonly<Record<string, readonly [from: CollectionName, what: string]>> = {
  campus: ['campuses', 'Aucun campus publié'],
  sector: ['sectors', 'Aucun domaine'],
  slugs: ['programmes', 'Aucune formation publiée'],
};
/** That of news alone: elsewhere the word has another meaning. */
const newsCriteria = { ...criteria, category: ['newsCategories', 'Aucune catégorie'] } as const;

/** Collections whose slugs the rules compare. */
export const shownCollections: ReadonlySet<CollectionName> = new Set(
  Object.values({ ...blockCollections, ...newsCriteria }).map(([from]) => from),
);

/** @param pathOf path of one of its fields */
export function lossesOfBlock(
  component: string,
  block: Block,
  pathOf: (name: string) => string,
  { slugs }: Partial<Surroundings>,
): LossNote[] {
  const kind = component.replace(/^blocks\./, '');
  const { schema, needs = [] } = readings.get(component) ?? {};
  const shownBlock = schema?.safeParse(block).data ?? {};
  const [firstNeed] = needs;
  return [
    ...(firstNeed === undefined || showsAny(shownBlock, needs) ? [] : [emptyBlock(pathOf(firstNeed))]),
    ...(kind === 'table' && shownBlock.columns === null ? [narrowTable(block, pathOf)] : []),
    ...(slugs ? lossesOfSelection(kind, block, pathOf, slugs) : []),
  ];
}

/** The site's reading of each block, and the fields of which it needs one. */
const readings = new Map(
  blocks.map((block) => [
    block.name as string,
    {
      schema: readObject<Fields>(block.contentFields, draftReading),
      needs: (block.subject ?? block.needs) as readonly string[],
    },
  ]),
);

const emptyBlock = (field: string): LossNote => [
  'block.empty',
  field,
  'Ce bloc est vide\u00a0: il n’est pas montré. Remplissez-le, ou retirez-le de la page.',
];

const narrowTable = ({ columns }: Block, pathOf: (name: string) => string): LossNote => [
  'table.columns',
  pathOf('columns'),
  `Le tableau a ${Array.isArray(columns) && columns.length > 0 ? 'une seule colonne' : 'zéro colonne'}\u00a0: il est montré sans ses titres. Écrivez un titre par ligne, deux au moins\u00a0; pour une liste, prenez le bloc «\u00a0Texte\u00a0».`,
];

/** A block that selects entries may find none, or name one that does not exist. */
function lossesOfSelection(
  kind: string,
  block: Block,
  pathOf: (name: string) => string,
  slugs: Surroundings['slugs'],
): LossNote[] {
  const [from, none = ''] = blockCollections[kind] ?? [];
  if (from && slugs[from]?.length === 0) return [emptySelection(pathOf('title'), none)];
  const criteriaOfBlock = Object.entries(kind === 'news' ? newsCriteria : criteria);
  return criteriaOfBlock.flatMap(([field, [collection, noEntry]]): LossNote[] => {
    const unknownSlugs = [block[field]]
      .flat()
      .filter(
        (slug) => typeof slug === 'string' && slug !== '' && slugs[collection]?.includes(slug) === false,
      );
    return unknownSlugs.length === 0 ? [] : [unknownCriterion(pathOf(field), noEntry, unknownSlugs)];
  });
}

const emptySelection = (field: string, none: string): LossNote => [
  'block.none',
  field,
  `Ce bloc ne montre rien pour l’instant\u00a0: ${none} n’est en ligne. Il paraîtra dès qu’il y en aura.`,
  'advice',
];

const unknownCriterion = (field: string, noEntry: string, slugs: readonly unknown[]): LossNote => [
  'block.criterion',
  field,
  `${noEntry} n’a l’adresse ${slugs.map((slug) => `«\u00a0${slug}\u00a0»`).join(', ')}\u00a0: le bloc ne trouve rien sous ce nom. Copiez l’adresse de la fiche.`,
];
