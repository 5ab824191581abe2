/** Blocks of a page that have nothing to show, or lose a part. Pure. */
import { blocks } from '../../blocks';
import { showsAny } from '../../blocks/shows-any';
import { type Fields, readObject } from '../../field';
import type { CollectionName } from '../../places';
import { draftReading } from './draft-reader';
import type { Surroundings } from './surroundings';

/** The rule, the field, the sentence for the editor; an advice where nothing is lost, a duty where it must not be published. */
export type LossNote = readonly [rule: string, field: string, message: string, severity?: 'advice' | 'duty'];

type Block = Readonly<Record<string, unknown>>;

/** What blocks show that have no data of their own. */
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

/** @param at path of one of its fields */
export function blockLoss(
  component: string,
  block: Block,
  at: (name: string) => string,
  { slugs }: Partial<Surroundings>,
): LossNote[] {
  const kind = component.replace(/^blocks\./, '');
  const { schema, needs = [] } = readings.get(component) ?? {};
  const read = schema?.safeParse(block).data ?? {};
  const [first] = needs;
  return [
    ...(first === undefined || showsAny(read, needs) ? [] : [emptyBlock(at(first))]),
    ...(kind === 'table' && read.columns === null ? [narrowTable(block, at)] : []),
    ...(slugs ? nothingFound(kind, block, at, slugs) : []),
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

const narrowTable = ({ columns }: Block, at: (name: string) => string): LossNote => [
  'table.columns',
  at('columns'),
  `Le tableau a ${Array.isArray(columns) && columns.length > 0 ? 'une seule colonne' : 'zéro colonne'}\u00a0: il est montré sans ses titres. Écrivez un titre par ligne, deux au moins\u00a0; pour une liste, prenez le bloc «\u00a0Texte\u00a0».`,
];

function nothingFound(
  kind: string,
  block: Block,
  at: (name: string) => string,
  slugs: Surroundings['slugs'],
): LossNote[] {
  const [from, none] = blockCollections[kind] ?? [];
  if (from && slugs[from]?.length === 0)
    return [
      [
        'block.none',
        at('title'),
        `Ce bloc ne montre rien pour l’instant\u00a0: ${none} n’est en ligne. Il paraîtra dès qu’il y en aura.`,
        'advice',
      ],
    ];
  return Object.entries(kind === 'news' ? newsCriteria : criteria).flatMap(
    ([field, [of, what]]): LossNote[] => {
      const values = [block[field]].flat();
      const unknown = values.filter(
        (value) => typeof value === 'string' && value !== '' && slugs[of]?.includes(value) === false,
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
    },
  );
}
