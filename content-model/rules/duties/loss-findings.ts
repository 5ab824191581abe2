/**
 * What is published and not shown, or loses something on its way to the page, in one entry: in the content service's own
 * form, or in that of an answer. The site reads leniently, so that one wrong value removes only itself; this
 * says so where it was typed. Pure.
 */

import { type EntryKind, placesByKind } from '../../places';
import { safeHref } from '../../values/safe-href';
import { pageSlugPattern, slugOfTitle, slugPattern } from '../../values/slug';
import { readVideo } from '../../values/video-address';
import { lookFindings } from '../look/look-findings';
import { pageHref } from '../page-address';
import { mostBytes, mostPixels, pictureKind } from '../picture-limits';
import { meantHref } from '../rich-text-links';
import { unshownPicture } from '../unshown-picture';
import { blockLoss, type LossNote } from './block-losses';
import { missedZone } from './campus-zone';
import type { FieldFinding } from './finding';
import { linkedByTheSite } from './linked-by-the-site';
import type { Surroundings } from './surroundings';

type Entry = Readonly<Record<string, unknown>>;

/** @param surroundings nothing unknown in it counts as missing */
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
  return [...losses.map(saidOf(subject)), ...(kind === 'settings' ? lookFindings(subject, entry) : [])];
}

/** Findings about links, buttons, videos, pictures and blocks, wherever they are in the value. */
export const lossesOfParts = (
  subject: string,
  value: object,
  surroundings: Partial<Surroundings>,
): FieldFinding[] => lossesIn(value, surroundings).map(saidOf(subject));

const saidOf =
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

/** Tabs and telephones take it in sizes, which the site makes of pixels. */
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
  const wrong = [
    ...slugLoss('rubrique', rubrique, pageSlugPattern),
    ...slugLoss('slug', slug, pageSlugPattern),
  ];
  if (locale === 'en' && english === false) return [...wrong, withoutEnglish];
  if (wrong.length > 0 || !linkedPaths || typeof rubrique !== 'string') return wrong;
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
  const near = nearest(key, knownKeys);
  return [
    [
      'label.unknown',
      'key',
      `Aucun texte du site ne s’appelle ${key}\u00a0: celui-ci ne paraît nulle part. ${near ? `Peut-être ${near}\u00a0?` : 'Demandez la clé à l’administration.'}`,
    ],
  ];
}

/** The known key with the most parts in common, at its beginning or end. */
function nearest(key: string, knownKeys: readonly string[]): string | null {
  const parts = key.toLowerCase().split('.');
  const likeness = (one: string) => {
    const otherParts = one.toLowerCase().split('.');
    return otherParts.filter(
      (part, index) => part === parts[index] || part === parts.at(index - otherParts.length),
    ).length;
  };
  const [first] = [...knownKeys].sort((a, b) => likeness(b) - likeness(a));
  return first !== undefined && likeness(first) > 0 ? first : null;
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
  const at = (name: string) => [...path, name].join('.');
  const inside = Object.entries(object).flatMap(([name, inner]): LossNote[] => {
    if (name === 'actions' && Array.isArray(inner)) return buttonLosses(at(name), inner);
    if (name === 'href' || name === 'url') return linkLoss(at(name), inner, isFrame(object));
    if (name === 'videoId') return videoLoss(at(name), inner);
    return lossesIn(inner, surroundings, [...path, name]);
  });
  if (typeof object.__component !== 'string') return inside;
  const ofBlock = blockLoss(object.__component, object, at, surroundings);
  // What it loses says why it is empty.
  return [...ofBlock.filter(([rule]) => rule !== 'block.empty' || inside.length === 0), ...inside];
}

const isFrame = ({ __component }: Entry) => __component === 'blocks.frame';

function linkLoss(field: string, written: unknown, isHttps = false): LossNote[] {
  if (typeof written !== 'string' || written === '') return [];
  const address = safeHref(written);
  if (isHttps ? address?.startsWith('https://') : address !== null) return [];
  const meant = meantHref(written)?.replace(/^http:/, isHttps ? 'https:' : 'http:');
  const proposed = meant && (!isHttps || meant.startsWith('https://')) ? meant : null;
  const otherwise = isHttps
    ? 'une adresse complète en https://'
    : 'un chemin du site (/contact) ou une adresse complète (https://…)';
  return [
    [
      'link.form',
      field,
      `«\u00a0${written.slice(0, 80)}\u00a0» ne mène nulle part\u00a0: le site ne montre pas ce lien. Écrivez ${proposed ? `«\u00a0${proposed}\u00a0»` : otherwise}.`,
    ],
  ];
}

function buttonLosses(field: string, buttons: readonly unknown[]): LossNote[] {
  return buttons.flatMap((button, index): LossNote[] => {
    const { label, href, action } = (button ?? {}) as Entry;
    const at = `${field}.${index}`;
    if (!label)
      return [
        [
          'button.label',
          `${at}.label`,
          'Un bouton sans libellé n’est pas montré\u00a0: écrivez ce qu’il dit.',
        ],
      ];
    if (href || action) return linkLoss(`${at}.href`, href);
    return [
      [
        'button.link',
        `${at}.href`,
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
  const called = String(name || url);
  const kind = pictureKind(String(url).replace(/\?.*/, ''));
  if (kind === null) return [['picture.kind', field, unshownPicture(called, 'kind')]];
  // Strapi measures each picture that it can read, an AVIF excepted.
  if (width === null && kind !== 'svg' && kind !== 'avif')
    return [['picture.broken', field, unshownPicture(called, 'broken')]];
  const pixels = Number(width ?? 0) * Number(height ?? 0);
  const most = kind === 'svg' ? Number.POSITIVE_INFINITY : mostPixels[kind];
  const isHeavy = Number(size ?? 0) * 1000 > mostBytes;
  if (!isHeavy && pixels <= most) return [];
  if (Object.keys(formats ?? {}).length === 0)
    return [['picture.large', field, unshownPicture(called, 'large')]];
  // Megapixels, and megabytes, as editors read them.
  const limit = isHeavy ? `${mostBytes / 1024 / 1024}\u00a0Mo` : `${most / 1e6}\u00a0millions de pixels`;
  return [
    [
      'picture.smaller',
      field,
      `L’image «\u00a0${called}\u00a0» dépasse ${limit}\u00a0: le site en montre une version plus petite, moins nette. Importez-la réduite.`,
      'advice',
    ],
  ];
}
