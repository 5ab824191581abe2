/**
 * All findings about one entry, each with its field and whether it prevents publishing. The content service runs it, too,
 * for its panel. Pure.
 */

import { factNames } from '../../facts';
import type { EntryKind } from '../../places';
import { pageHref } from '../page-address';
import { type AddressedPage, addressDuties, takenAddress } from './address-duties';
import { draftOffer, draftProgramme } from './drafts';
import type { EntryFinding, PublishingNotice, PublishingRefusal } from './entry-finding';
import { eventEndFindings } from './event-end';
import { quoteFindings } from './fact-duties';
import { bySeverity, type Finding, withBasis } from './finding';
import { lossFindings } from './loss-findings';
import { offerDayDuties, offerProgrammeDuties } from './offer-duties';
import { pageDuties, wordsOfPage } from './page-duties';
import { pictureDuties } from './picture-duties';
import { planFindings } from './plan-findings';
import { programmeDuties } from './programme-duties';
import { regulatedPages } from './regulated-pages';
import type { Surroundings } from './surroundings';
import { textDuties } from './text-duties';

type Entry = Record<string, unknown>;

/** Fields by rule; any other rule is about the field of its first word. */
const fieldByRule: Readonly<Record<string, string>> = {
  'certification.code': 'certification.rncpCode',
  'certification.registered': 'certification.registeredOn',
  'certification.expiry': 'certification.expiresOn',
  'certification.expired': 'certification.expiresOn',
  'certification.renewal': 'certification.expiresOn',
  'certification.wording': 'certification.title',
  'outcomes.year': 'outcomes.year',
  'outcomes.outdated': 'outcomes.year',
  'outcomes.awaited': 'outcomes.year',
  'outcomes.rates': 'outcomes',
  'outcomes.source': 'outcomes.source',
  'admission.delay': 'admission.delay',
  'admission.steps': 'admission.steps',
  'admission.outdated': 'admission.closesOn',
  'update.missing': 'updatedOn',
  'update.outdated': 'updatedOn',
  'update.future': 'updatedOn',
  'qualiopi.mention': 'description',
  'page.missing': 'blocks',
  'page.incomplete': 'blocks',
  'page.outdated': 'updatedOn',
  'address.taken': 'slug',
  'address.ofList': 'rubrique',
};

/** Rules about values that are in the settings: an entry alone does not tell whether there are any. */
const rulesOfSettings = new Set(['admission.dates']);

/** Duties that fall due as time passes: they must not keep an editor from correcting a published entry. */
const timedRules = new Set([
  'certification.expired',
  'outcomes.outdated',
  'outcomes.awaited',
  'update.outdated',
]);

/** @param surroundings its unknown parts cause no findings */
export function entryDuties(
  kind: EntryKind,
  entry: Entry,
  now: Date,
  surroundings: Partial<Surroundings> = {},
): EntryFinding[] {
  const slug = typeof entry.slug === 'string' ? entry.slug : '';
  const duties = dutiesOf(kind, entry, now, surroundings).filter(({ rule }) => !rulesOfSettings.has(rule));
  const findings = [
    ...duties.map((finding) => ({
      ...finding,
      field: fieldByRule[finding.rule] ?? finding.rule.replace(/\..*/, ''),
    })),
    ...lossFindings(kind, slug, entry, surroundings),
    ...pictureDuties(slug, entry),
    ...textDuties(slug, entry),
    ...quoteDuties(slug, entry),
    ...planFindings(kind, slug, entry, now),
  ];
  return bySeverity(findings).map((finding) => ({
    ...finding,
    refuses: finding.severity === 'duty' && !timedRules.has(finding.rule),
  }));
}

/** Quotes of facts that do not exist. Whether a fact has a value is only in the settings. */
const quoteDuties = (slug: string, entry: Entry) =>
  Object.entries(entry).flatMap(([field, value]) =>
    quoteFindings(slug, JSON.stringify(value) ?? '', factNames, null).map((finding) => ({
      ...finding,
      field,
    })),
  );

function dutiesOf(kind: EntryKind, entry: Entry, now: Date, surroundings: Partial<Surroundings>): Finding[] {
  if (kind === 'programme') return programmeDuties(draftProgramme(entry), now);
  if (kind === 'event') return eventEndDuties(entry);
  if (kind === 'offer') return offerDuties(entry, surroundings.offerDays ?? null);
  return kind === 'page' ? editorialDuties(entry, now, surroundings.pages ?? []) : [];
}

function eventEndDuties({ slug, dateStart, dateEnd }: Entry): Finding[] {
  if (typeof dateStart !== 'string' || typeof dateEnd !== 'string') return [];
  return eventEndFindings(String(slug), { dateStart, dateEnd });
}

/** Its programmes are compared where they are known: a form does not hold relations. */
function offerDuties(entry: Entry, shownDays: number | null): Finding[] {
  const offer = draftOffer(entry);
  return [...offerDayDuties(offer, shownDays), ...offerProgrammeDuties(offer)];
}

/** The law asks for French pages, and lists of other entries are French, too. */
function editorialDuties(entry: Entry, now: Date, pages: readonly AddressedPage[]): Finding[] {
  const { rubrique, slug, title, locale } = entry;
  if (typeof rubrique !== 'string') return [];
  const page = { rubrique, slug: typeof slug === 'string' ? slug : null, title: String(title) };
  if ((locale ?? 'fr') !== 'fr') return takenAddress(page, pages, 'en');
  return [...addressDuties(page, pages), ...regulatedPageDuties(pageHref(page), entry, now)];
}

function regulatedPageDuties(path: string, { updatedOn, summary, blocks }: Entry, now: Date): Finding[] {
  const duty = regulatedPages.find((page) => page.path === path);
  if (!duty) return [];
  const day = typeof updatedOn === 'string' ? updatedOn : null;
  return pageDuties(duty, { path, updatedOn: day, text: wordsOfPage(summary, blocks) }, now);
}

/** @returns null if nothing prevents publishing; the settings have no drafts, so that saving is refused */
export function publishingRefusal(
  findings: readonly EntryFinding[],
  kind?: EntryKind,
): PublishingRefusal | null {
  const refusing = findings.filter(({ refuses }) => refuses);
  if (refusing.length === 0) return null;
  const reasons = refusing.map((finding) => ({ ...finding, message: withBasis(finding) }));
  const outcome =
    kind === 'settings'
      ? 'Enregistrement refusé.'
      : 'Publication refusée, le brouillon peut être enregistré.';
  return {
    message: [outcome, ...reasons.map(({ message }) => message)].join(' '),
    errors: reasons.map(({ field, message }) => ({ path: pathOf(field), message, name: 'ValidationError' })),
  };
}

/** A form has one error for all pictures of a field: `gallery.2` is `gallery`. */
const pathOf = (field: string): string[] => field.replace(/\.\d+$/, '').split('.');

/** @returns a message about an entry that is published: what visitors will not see, and its pictures; null without any */
export function publishingNotice(findings: readonly EntryFinding[]): PublishingNotice | null {
  const lossesAndPictures = findings.filter(
    ({ severity, picture }) => severity === 'loss' || picture !== undefined,
  );
  if (lossesAndPictures.length === 0) return null;
  return {
    message: lossesAndPictures.map(withBasis).join(' '),
    picture: lossesAndPictures.find(({ picture }) => picture !== undefined)?.picture,
  };
}
