/**
 * Finds what the site would not show of an entry. The site reads leniently, so that a wrong value costs only itself: its
 * editor learns of it here. The entry has the content service's own form, or that of an answer. Pure.
 */

import { type EntryKind, placesByKind } from '../../places';
import { safeHref } from '../../values/safe-href';
import { pageSlugPattern, slugOfTitle, slugPattern } from '../../values/slug';
import { readVideo } from '../../values/video-address';
import { lookFindings } from '../look/look-findings';
import { pageHref } from '../page-address';
import { maxBytes, maxPixels, pictureKind } from '../picture-limits';
import { meantHref } from '../rich-text-links';
import { unshownPicture } from '../unshown-picture';
import { type LossNote, lossesOfBlock } from './block-losses';
import { missedZone } from './campus-zone';
import type { FieldFinding } from './finding';
import { linkedByTheSite } from './linked-by-the-site';
import type { Surroundings } from './surroundings';

type Entry = Readonly<Record<string, unknown>>;

/** @param surroundings its unknown parts cause no findings */
export function lossFindings(
  kind: EntryKind,
  subject: string,
  entry: Entry,
  surroundings: Partial<Surroundings>,
): FieldFinding[] {
  const losses: LossNote[] = [
    ...(kind === 'page' ? pageLosses(entry, surroundings) : slugLoss('slug', entry.slug, slugPattern)),
    ...dateLoss(kind, entry),
    ...(kind === 'campus' ? zoneLoss(entry) : []),
    ...(kind === 'settings' ? iconLoss(entry.look) : []),
    ...(kind === 'label' && surroundings.labelKeys ? labelLoss(entry.key, surroundings.labelKeys) : []),
    ...lossesIn(entry, surroundings),
  ];
  return [...losses.map(findingAbout(subject)), ...(kind === 'settings' ? lookFindings(subject, entry) : [])];
}

/** Findings about links, buttons, videos, pictures and blocks, wherever they are in the value. */
export const lossesOfParts = (
  subject: string,
  value: object,
  surroundings: Partial<Surroundings>,
): FieldFinding[] => lossesIn(value, surroundings).map(findingAbout(subject));

const findingAbout =
  (subject: string) =>
  ([rule, field, message, severity]: LossNote): FieldFinding => ({
    subject,
    rule,
    severity: severity ?? 'loss',
    message,
    basis: '',
    field,
  });

function dateLoss(kind: EntryKind, { publishDate }: Entry): LossNote[] {
  const place = placesByKind[kind];
  if (!place.dated || publishDate) return [];
  const message = `Sans date de publication, la page n’est montrée à personne\u00a0: son adresse répond «\u00a0introuvable\u00a0» (404), et ${place.below} ne la liste pas. Choisissez une date.`;
  return [['date.missing', 'publishDate', message]];
}

function zoneLoss(entry: Entry): LossNote[] {
  const zone = missedZone(entry);
  if (zone === null) return [];
  return [
    [
      'campus.zone',
      'timezone',
      `Au code postal ${entry.postalCode}, il n’est pas l’heure de Paris\u00a0: les heures des événements de ce campus seraient fausses. Écrivez ${zone} dans «\u00a0Fuseau horaire\u00a0».`,
      'duty',
    ],
  ];
}

/** Browsers and telephones take icons in sizes, which the site can only make of pixels. */
function iconLoss(look: unknown): LossNote[] {
  const { icon } = (look ?? {}) as Entry;
  const { url } = (icon ?? {}) as Entry;
  if (typeof url !== 'string' || pictureKind(url.replace(/\?.*/, '')) !== 'svg') return [];
  return [
    [
      'look.icon',
      'look.icon',
      'L’icône est en SVG, dont le site ne sait pas faire les tailles\u00a0: l’initiale de l’école est montrée à sa place. Choisissez un PNG carré de 512 pixels au moins.',
    ],
  ];
}

function slugLoss(field: string, slug: unknown, form: RegExp): LossNote[] {
  if (typeof slug !== 'string' || slug === '' || form.test(slug)) return [];
  return [
    [
      'address.form',
      field,
      `«\u00a0${slug}\u00a0» n’est pas une adresse\u00a0: l’entrée ne serait pas montrée. Écrivez «\u00a0${slugOfTitle(slug)}\u00a0», en minuscules, chiffres et traits d’union.`,
    ],
  ];
}

const withoutEnglish: LossNote = [
  'page.english',
  'rubrique',
  'L’anglais n’est pas activé sur le site\u00a0: cette page n’est montrée à personne, et /en mène à l’accueil. Demandez à qui exploite le site d’activer l’anglais (variable ENGLISH_ENABLED).',
];

function pageLosses(entry: Entry, { linkedPaths, english }: Partial<Surroundings>): LossNote[] {
  const { rubrique, slug, locale } = entry;
  const addressLosses = [
    ...slugLoss('rubrique', rubrique, pageSlugPattern),
    ...slugLoss('slug', slug, pageSlugPattern),
  ];
  if (locale === 'en' && english === false) return [...addressLosses, withoutEnglish];
  if (addressLosses.length > 0 || !linkedPaths || typeof rubrique !== 'string') return addressLosses;
  const address = pageHref(
    { rubrique, slug: typeof slug === 'string' ? slug : null },
    locale === 'en' ? 'en' : 'fr',
  );
  if (linkedPaths.includes(address) || linkedByTheSite.has(address)) return [];
  return [
    [
      'page.unlinked',
      'rubrique',
      `Ni menu ni page ne mène à ${address}\u00a0: on ne la trouve que par la recherche et le plan du site. Ajoutez-la dans «\u00a0Menus\u00a0», ou liez-la depuis une autre page.`,
      'advice',
    ],
  ];
}

function labelLoss(key: unknown, knownKeys: readonly string[]): LossNote[] {
  if (typeof key !== 'string' || key === '' || knownKeys.includes(key)) return [];
  const similarKey = mostSimilar(key, knownKeys);
  return [
    [
      'label.unknown',
      'key',
      `Aucun texte du site ne s’appelle ${key}\u00a0: celui-ci ne paraît nulle part. ${similarKey ? `Peut-être ${similarKey}\u00a0?` : 'Demandez la clé à l’administration.'}`,
    ],
  ];
}

/** The known key with the most parts in common, at its beginning or end. */
function mostSimilar(key: string, knownKeys: readonly string[]): string | null {
  const parts = key.toLowerCase().split('.');
  const similarity = (knownKey: string) => {
    const knownParts = knownKey.toLowerCase().split('.');
    return knownParts.filter(
      (part, index) => part === parts[index] || part === parts.at(index - knownParts.length),
    ).length;
  };
  const [best] = [...knownKeys].sort((a, b) => similarity(b) - similarity(a));
  return best !== undefined && similarity(best) > 0 ? best : null;
}

/** Losses anywhere in a value: links, buttons, videos, pictures, blocks. */
function lossesIn(
  value: unknown,
  surroundings: Partial<Surroundings>,
  path: readonly string[] = [],
): LossNote[] {
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Entry;
  if (typeof object.mime === 'string') return pictureLoss(path.join('.'), object);
  const pathOf = (name: string) => [...path, name].join('.');
  const fieldLosses = Object.entries(object).flatMap(([name, field]): LossNote[] => {
    if (name === 'actions' && Array.isArray(field)) return buttonLosses(pathOf(name), field);
    if (name === 'href' || name === 'url') return linkLoss(pathOf(name), field, isFrame(object));
    if (name === 'videoId') return videoLoss(pathOf(name), field);
    return lossesIn(field, surroundings, [...path, name]);
  });
  if (typeof object.__component !== 'string') return fieldLosses;
  const blockLosses = lossesOfBlock(object.__component, object, pathOf, surroundings);
  // The losses of its fields say why a block is empty.
  const explainsEmpty = fieldLosses.length > 0;
  return [...blockLosses.filter(([rule]) => rule !== 'block.empty' || !explainsEmpty), ...fieldLosses];
}

const isFrame = ({ __component }: Entry) => __component === 'blocks.frame';

/** @param needsHttps whether the link must be an https address: no path, and no other scheme */
function linkLoss(field: string, written: unknown, needsHttps = false): LossNote[] {
  if (typeof written !== 'string' || written === '') return [];
  const href = safeHref(written);
  if (needsHttps ? href?.startsWith('https://') : href !== null) return [];
  const proposal = needsHttps ? secureHref(written) : meantHref(written);
  const validForms = needsHttps
    ? 'une adresse complète en https://'
    : 'un chemin du site (/contact) ou une adresse complète (https://…)';
  return [
    [
      'link.form',
      field,
      `«\u00a0${written.slice(0, 80)}\u00a0» ne mène nulle part\u00a0: le site ne montre pas ce lien. Écrivez ${proposal ? `«\u00a0${proposal}\u00a0»` : validForms}.`,
    ],
  ];
}

/** The https address that an editor meant; null for a path or another scheme. */
function secureHref(written: string): string | null {
  const href = meantHref(written)?.replace(/^http:/, 'https:');
  return href?.startsWith('https://') ? href : null;
}

function buttonLosses(field: string, buttons: readonly unknown[]): LossNote[] {
  return buttons.flatMap((button, index): LossNote[] => {
    const { label, href, action } = (button ?? {}) as Entry;
    const path = `${field}.${index}`;
    if (!label)
      return [
        [
          'button.label',
          `${path}.label`,
          'Un bouton sans libellé n’est pas montré\u00a0: écrivez ce qu’il dit.',
        ],
      ];
    if (href || action) return linkLoss(`${path}.href`, href);
    return [
      [
        'button.link',
        `${path}.href`,
        `Le bouton «\u00a0${label}\u00a0» n’a ni lien ni action\u00a0: il n’est pas montré. Écrivez l’un, ou choisissez l’autre.`,
      ],
    ];
  });
}

function videoLoss(field: string, written: unknown): LossNote[] {
  if (typeof written !== 'string' || written === '' || readVideo(written, null)) return [];
  return [
    [
      'video.address',
      field,
      `«\u00a0${written.slice(0, 80)}\u00a0» n’est pas l’adresse d’une vidéo que le site sait montrer\u00a0: copiez celle de la page de la vidéo, sur YouTube, Vimeo ou Dailymotion.`,
    ],
  ];
}

function pictureLoss(field: string, picture: Entry): LossNote[] {
  const { url, name, width, height, size, formats } = picture;
  const fileName = String(name || url);
  const kind = pictureKind(String(url).replace(/\?.*/, ''));
  if (kind === null) return [['picture.kind', field, unshownPicture(fileName, 'kind')]];
  // Strapi measures every picture that it can read, except AVIF.
  if (width === null && kind !== 'svg' && kind !== 'avif')
    return [['picture.broken', field, unshownPicture(fileName, 'broken')]];
  const pixels = Number(width ?? 0) * Number(height ?? 0);
  const pixelLimit = kind === 'svg' ? Number.POSITIVE_INFINITY : maxPixels[kind];
  const isHeavy = Number(size ?? 0) * 1000 > maxBytes;
  if (!isHeavy && pixels <= pixelLimit) return [];
  if (Object.keys(formats ?? {}).length === 0)
    return [['picture.large', field, unshownPicture(fileName, 'large')]];
  const limit = isHeavy ? `${maxBytes / 1024 / 1024}\u00a0Mo` : `${pixelLimit / 1e6}\u00a0millions de pixels`;
  return [
    [
      'picture.smaller',
      field,
      `L’image «\u00a0${fileName}\u00a0» dépasse ${limit}\u00a0: le site en montre une version plus petite, moins nette. Importez-la réduite.`,
      'advice',
    ],
  ];
}
