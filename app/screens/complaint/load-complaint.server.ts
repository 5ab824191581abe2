/** GET of the complaint page. Shows the form even when the content service is down. */

import { pathTo } from '~/addresses/path-to';
import { namedEntry } from '~/base/named-entry';
import { parseBlocks } from '~/blocks/parse-blocks.server';
import { renderBlocks } from '~/blocks/render-blocks.server';
import { ContentError } from '~/content/errors';
import { listCampuses } from '~/school/campuses/campuses.server';
import { type EditorialEntry, findSection } from '~/school/pages/pages.server';
import { composeEditorialPage } from '~/screens/editorial/editorial-page.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import { labelsOf } from '~/site/labels.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import {
  type ComplaintField,
  type ComplaintInput,
  complaintFields,
  referencePattern,
  sentParameter,
} from './complaint-fields';
import { writeToken } from './form-token.server';

const address = pathTo('reclamation');
const emptyComplaint = Object.fromEntries(complaintFields.map((field) => [field, ''])) as ComplaintInput;

export async function loadComplaint(context: PageContext) {
  const { content, services, now, url } = context;
  const [page, campuses, settings, t] = await Promise.all([
    findPage(context),
    listCampuses(content),
    settingsOrFallback(services),
    labelsOf(services),
  ]);
  const parsing = parseBlocks(page.pageLayout.blocks, address, context, services.report);
  const screen = await composeEditorialPage(context, page, parsing);
  const sentReference = url.searchParams.get(sentParameter) ?? '';
  const reference = referencePattern.test(sentReference) ? sentReference : null;
  return {
    ...screen,
    // Screen readers say the title first: it tells that the complaint has arrived.
    head: reference
      ? { ...screen.head, title: `${t('complaint.sent.title')} | ${settings.title}` }
      : screen.head,
    ...renderBlocks(screen.blocks, await context.partRenderer()),
    form: {
      values: emptyComplaint,
      invalidFields: [] as ComplaintField[],
      problem: null,
      token: writeToken(now.getTime(), services.formSecret),
      campuses: campuses.map(namedEntry),
      intro: t('complaint.intro'),
      privacy: t('complaint.privacy'),
      agreement: t('complaints.consent.label'),
      contact: { phone: settings.school.phone, email: settings.email },
    },
    // Texts that never change in the browser come with the page, not with its scripts.
    after: {
      steps: ([1, 2, 3] as const).map((step) => t(`complaint.after.${step}`)),
      mediator: t('complaint.mediator'),
      next: t('complaint.next'),
    },
    reference,
  };
}

/** The editorial page, or an empty one, so that typed text is not lost when the content service is down. */
async function findPage({ content, services }: PageContext): Promise<EditorialEntry> {
  try {
    return await findSection(content, 'reclamation');
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const t = await labelsOf(services);
    return {
      rubrique: 'reclamation',
      slug: null,
      title: t('layout.footer.complaint'),
      summary: null,
      updatedOn: null,
      localizations: [],
      pageLayout: { layout: 'default', blocks: [] },
      seo: null,
    };
  }
}
