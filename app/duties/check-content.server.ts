/** Loads the regulated content like the site does, and checks it: the law, dates, empty fields and pictures. */

import type { ContentClient } from '~/content/client.server';
import { ContentInvalid, ContentNotFound, noneIfNotFound } from '~/content/errors';
import { rejectedPictures } from '~/images/picture/rejected-pictures';
import { listPracticalCampuses } from '~/school/campuses/campuses.server';
import { type EditorialEntry, findSection, findSubPage } from '~/school/pages/pages.server';
import { datedAdmission } from '~/school/programmes/admission-dates';
import { findProgramme, type Programme } from '~/school/programmes/programmes.server';
import type { AdmissionSettings } from '~/site/admission-settings.server';
import { legalPages } from '~/site/editors-pages';
import { labelsOf } from '~/site/labels.server';
import { findSettings } from '~/site/settings.server';
import { accessibilityWords } from '../../content-model/rules/accessibility-state';
import { figureDuties } from '../../content-model/rules/duties/figure-duties';
import type { Finding } from '../../content-model/rules/duties/finding';
import {
  footerDuties,
  pageDuties,
  type RegulatedPage,
  wordsOfPage,
} from '../../content-model/rules/duties/page-duties';
import { programmeDuties } from '../../content-model/rules/duties/programme-duties';
import { regulatedPages } from '../../content-model/rules/duties/regulated-pages';
import { campusDuties } from './campus-duties';
import { findPicturesWithoutText } from './entry-pictures.server';
import { findEventFindings } from './event-findings.server';
import { listSlugs } from './list-slugs.server';
import { findOfferFindings } from './offer-findings.server';
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
  const slugs = (await listSlugs(content, '/programmes')).filter((slug) => slug !== null);
  for (const slug of slugs) findings.push(...(await checkProgramme(content, slug, dates, now)));
  for (const campus of await listPracticalCampuses(content)) findings.push(...campusDuties(campus));
  const pages = new Map<string, RegulatedPage | null>();
  for (const duty of regulatedPages) {
    const page = await findRegulatedPage(content, duty.path);
    pages.set(duty.path, page);
    findings.push(...pageDuties(duty, page, now));
  }
  const t = await labelsOf({ content });
  const statement = pages.get(legalPages(t).accessibility) ?? null;
  const footer = t('layout.footer.accessibility', { state: accessibilityWords(accessibility, 'fr') });
  findings.push(...footerDuties(footer, statement));
  findings.push(...(await findEventFindings(content, now)));
  findings.push(...(await findOfferFindings(content, now)));
  findings.push(...(await findPicturesWithoutText(content)));
  if (documents) findings.push(...(await findUntaggedDocuments(content, documents)));
  findings.push(...rejectedPictures().map(pictureFinding));
  return composeReport(findings, { programmes: slugs.length, pages: regulatedPages.length }, now);
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
    if (!(error instanceof ContentInvalid || error instanceof ContentNotFound)) throw error;
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

async function findRegulatedPage(content: ContentClient, path: string): Promise<RegulatedPage | null> {
  const page = await findPage(content, path).catch(noneIfNotFound);
  if (!page) return null;
  return { path, updatedOn: page.updatedOn, text: wordsOfPage(page.summary, page.pageLayout.blocks) };
}

function findPage(content: ContentClient, path: string): Promise<EditorialEntry> {
  const [, rubrique = '', slug] = path.split('/');
  return slug ? findSubPage(content, rubrique, slug) : findSection(content, rubrique);
}
