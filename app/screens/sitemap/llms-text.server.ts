/** `/llms.txt` (llmstxt.org): the site in short, for language models that answer questions about the school. */
import { campusName } from '~/school/campuses/campus-name';
import type { PageContext } from '~/screens/frame/page-loader.server';
import { findSitePlan } from '~/screens/site-plan/site-plan.server';
import { labelsOf } from '~/site/labels.server';
import { listedLinks, openData } from '~/site/screens/derived';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';

interface Link {
  href: string;
  label: string;
}

/** @throws {ContentError} */
export async function llmsText({ services }: Pick<PageContext, 'services'>): Promise<string> {
  const [settings, plan, t] = await Promise.all([
    settingsOrFallback(services),
    findSitePlan(services),
    labelsOf(services),
  ]);
  const { publicOrigin } = services.env;
  const section = (title: string, links: readonly Link[]) =>
    `## ${title}\n\n${links.map(({ href, label }) => `- [${oneLine(label)}](${publicOrigin}${href})`).join('\n')}\n`;
  return [
    `# ${settings.siteName}\n`,
    `> ${oneLine(settings.description ?? settings.title)}\n`,
    section(t('commons.links.programmes'), plan.programmes),
    section(
      t('commons.links.campuses'),
      plan.campuses.map(({ href, label }) => ({ href, label: campusName(label, t) })),
    ),
    section(t('pages.plan.careers'), plan.careers),
    section(
      t('pages.plan.screens'),
      [...listedLinks, ...openData].map(({ href, label }) => ({ href, label: t(label) })),
    ),
    ...(plan.english.length > 0 ? [section(t('pages.plan.english'), plan.english)] : []),
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/[\s[\]]+/g, ' ').trim();
}
