/** Loads the regulated content like the site does, and checks it. */
import type { ContentClient } from '~/content/client.server';
import { ContentInvalid, ContentNotFound } from '~/content/errors';
import { type EditorialEntry, findSection, findSubPage } from '~/school/pages/pages.server';
import { findProgramme, type Programme } from '~/school/programmes/programmes.server';
import type { Finding } from './finding';
import { pageDuties, type RegulatedPage, regulatedPages } from './page-duties';
import { programmeDuties } from './programme-duties';
import { composeReport, type Report } from './report';

/** Programmes asked for at a time. */
const pageSize = 100;

/** @throws {ContentError} when the content service is down */
export async function checkContent(content: ContentClient, now: Date): Promise<Report> {
  const findings: Finding[] = [];
  const slugs = await programmeSlugs(content);
  for (const slug of slugs) findings.push(...(await checkProgramme(content, slug, now)));
  for (const duty of regulatedPages) {
    findings.push(...pageDuties(duty, await regulatedPage(content, duty.path), now));
  }
  return composeReport(findings, { programmes: slugs.length, pages: regulatedPages.length }, now);
}

/** Every programme there is: also those the site's own reading would leave out. */
async function programmeSlugs(content: ContentClient): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = { fields: ['slug'], sort: ['slug:asc'], pagination: { page, pageSize } };
    const entries = (await content.read('/programmes', query)) as { slug?: unknown }[];
    slugs.push(...entries.flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : [])));
    if (entries.length < pageSize) return slugs;
  }
}

async function checkProgramme(content: ContentClient, slug: string, now: Date): Promise<Finding[]> {
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
  return programmeDuties(programme, now);
}

async function regulatedPage(content: ContentClient, path: string): Promise<RegulatedPage | null> {
  try {
    const page = await findPage(content, path);
    return { path, updatedOn: page.updatedOn, text: JSON.stringify([page.summary, page.pageLayout.blocks]) };
  } catch (error) {
    if (error instanceof ContentNotFound) return null;
    throw error;
  }
}

function findPage(content: ContentClient, path: string): Promise<EditorialEntry> {
  const [, rubrique = '', slug] = path.split('/');
  return slug ? findSubPage(content, rubrique, slug) : findSection(content, rubrique);
}
