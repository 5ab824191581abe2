/** Loads the regulated content like the site does, and checks it. */

import type { ContentClient } from '~/content/client.server';
import { type Collection, collectionPath, collections, withPublishDate } from '~/content/collections';
import { ContentInvalid, noneIfNotFound } from '~/content/errors';
import { leftOutPictures } from '~/images/picture/left-out';
import { listPracticalCampuses } from '~/school/campuses/campuses.server';
import { listAnswers } from '~/school/faqs/answers.server';
import { type EditorialEntry, findSection, findSubPage, listPageLinks } from '~/school/pages/pages.server';
import { datedAdmission } from '~/school/programmes/admission-dates';
import { findProgramme, type Programme } from '~/school/programmes/programmes.server';
import { hasPage } from '~/screens/list/derived';
import type { AdmissionSettings } from '~/site/admission-settings.server';
import { legalPages } from '~/site/editors-pages';
import { labelsOf } from '~/site/labels.server';
import { listRedirects } from '~/site/redirects.server';
import { findSettings } from '~/site/settings.server';
import { accessibilityWords } from '../../content-model/rules/accessibility-state';
import { addressDuties } from '../../content-model/rules/duties/address-duties';
import { figureDuties } from '../../content-model/rules/duties/figure-duties';
import type { Finding } from '../../content-model/rules/duties/finding';
import {
  footerDuties,
  pageDuties,
  type RegulatedPage,
  regulatedPages,
} from '../../content-model/rules/duties/page-duties';
import { programmeDuties } from '../../content-model/rules/duties/programme-duties';
import { redirectDuties } from '../../content-model/rules/duties/redirect-duties';
import { localeOfPath } from '../../content-model/rules/locale';
import { isReserved } from '../../content-model/rules/redirects/reserved-addresses';
import { answerDuties } from './answer-duties';
import { campusDuties } from './campus-duties';
import { findFactsByHand } from './entry-facts.server';
import { findLosses } from './entry-losses.server';
import { findPicturesWithoutText } from './entry-pictures.server';
import { findTextsTakenFrom } from './entry-texts.server';
import { findEventDays } from './event-days.server';
import { everySlug } from './every-slug.server';
import { findOfferDays } from './offer-days.server';
import { pictureFinding } from './picture-finding';
import { composeReport, type Report } from './report';
import { type DocumentOrigins, findUntaggedDocuments } from './untagged-documents.server';

/**
 * @param documents where files are that texts link to; null: they are not looked at
 * @throws {ContentError} when the content service is down
 */
export async function checkContent(
  content: ContentClient,
  now: Date,
  documents: DocumentOrigins | null = null,
): Promise<Report> {
  const findings: Finding[] = [];
  const { admission: dates, accessibility } = await findSettings(content);
  const slugs = (await everySlug(content, '/programmes')).filter((slug) => slug !== null);
  for (const slug of slugs) findings.push(...(await checkProgramme(content, slug, dates, now)));
  for (const campus of await listPracticalCampuses(content)) findings.push(...campusDuties(campus));
  const pages = new Map<string, RegulatedPage | null>();
  for (const duty of regulatedPages) {
    const page = await regulatedPage(content, duty.path);
    pages.set(duty.path, page);
    findings.push(...pageDuties(duty, page, now));
  }
  const t = await labelsOf({ content });
  const statement = pages.get(legalPages(t).accessibility) ?? null;
  const footer = t('layout.footer.accessibility', { state: accessibilityWords(accessibility, 'fr') });
  findings.push(...footerDuties(footer, statement));
  findings.push(...(await findContestedAddresses(content)));
  const shown = await everyAddress(content);
  findings.push(...answerDuties(await listAnswers(content), shown));
  // English pages are not among the addresses.
  const isThere = (path: string) => hasPage(path, shown) || isReserved(path) || localeOfPath(path) === 'en';
  findings.push(...redirectDuties(await listRedirects(content), shown, isThere));
  findings.push(...(await findEventDays(content, now)));
  findings.push(...(await findOfferDays(content, now)));
  findings.push(...(await findPicturesWithoutText(content)));
  findings.push(...(await findLosses(content)));
  findings.push(...(await findTextsTakenFrom(content)));
  findings.push(...(await findFactsByHand(content)));
  if (documents) findings.push(...(await findUntaggedDocuments(content, documents)));
  findings.push(...leftOutPictures().map(pictureFinding));
  return composeReport(findings, { programmes: slugs.length, pages: regulatedPages.length }, now);
}

/** Addresses of all entries that have a page that is shown, and of editorial pages. */
async function everyAddress(content: ContentClient): Promise<ReadonlySet<string>> {
  const pages = new Set((await listPageLinks(content)).map(({ href }) => href));
  for (const collection of Object.values<Collection>(collections)) {
    if (!collection.below) continue;
    const path = collectionPath(collection, content.namespace);
    const shown = collection.dated ? withPublishDate : {};
    for (const slug of await everySlug(content, path, shown))
      if (slug) pages.add(`${collection.below}/${slug}`);
  }
  return pages;
}

/** Pages that share an address, or whose address is not shown. */
async function findContestedAddresses(content: ContentClient): Promise<Finding[]> {
  const pages = await listPageLinks(content);
  return pages.flatMap((page, index) => addressDuties(page, pages.slice(0, index)));
}

async function checkProgramme(
  content: ContentClient,
  slug: string,
  dates: AdmissionSettings,
  now: Date,
): Promise<Finding[]> {
  let programme: Programme;
  try {
    programme = await findProgramme(content, slug);
  } catch (error) {
    if (!(error instanceof ContentInvalid)) throw error;
    const message = `La fiche ne peut pas être lue et ne paraît pas\u00a0: ${error.message}`;
    return [
      { subject: slug, rule: 'sheet.unreadable', severity: 'duty', message, basis: 'Qualiopi, indicateur 1' },
    ];
  }
  const admission = datedAdmission(programme.admission, dates, now);
  return [
    ...programmeDuties({ ...programme, admission, updatedOn: programme.updatedOn || null }, now),
    ...figureDuties({ ...programme, admission }),
  ];
}

async function regulatedPage(content: ContentClient, path: string): Promise<RegulatedPage | null> {
  const page = await findPage(content, path).catch(noneIfNotFound);
  return (
    page && {
      path,
      updatedOn: page.updatedOn,
      text: JSON.stringify([page.summary, page.pageLayout.blocks]),
    }
  );
}

function findPage(content: ContentClient, path: string): Promise<EditorialEntry> {
  const [, rubrique = '', slug] = path.split('/');
  return slug ? findSubPage(content, rubrique, slug) : findSection(content, rubrique);
}
