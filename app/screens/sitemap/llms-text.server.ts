/** `/llms.txt` (llmstxt.org): the site in short, for language models that answer questions about the school. */
import { campusName } from '~/school/campuses/campus-name';
import type { PageContext } from '~/screens/frame/page-loader.server';
import { deviceLinks } from '~/screens/list/derived';
import { findSitePlan } from '~/screens/site-plan/site-plan.server';
import { labelsOf } from '~/site/labels.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';

interface Link {
  href: string;
  label: string;
}

/** @throws {ContentError} */
export async function llmsText({
  content,
  services,
}: Pick<PageContext, 'content' | 'services'>): Promise<string> {
  const [settings, plan, t] = await Promise.all([
    settingsOrFallback(services),
    findSitePlan(services, content),
    labelsOf(services),
  ]);
  const { publicOrigin } = services.env;
  const section = (title: string, links: readonly Link[]) =>
    links.length === 0
      ? []
      : [
          `## ${title}\n\n${links.map(({ href, label }) => `- [${oneLine(label)}](${publicOrigin}${href})`).join('\n')}\n`,
        ];
  return [
    `# ${settings.siteName}\n`,
    `> ${oneLine(settings.description ?? settings.title)}\n`,
    ...section(t('commons.links.programmes'), plan.programmes),
    ...section(
      t('commons.links.campuses'),
      plan.campuses.map(({ href, label }) => ({ href, label: campusName(label, t) })),
    ),
    ...section(t('pages.plan.careers'), plan.careers),
    ...section(t('pages.plan.screens'), [...plan.screens.filter(isListed), ...plan.openData]),
    ...section(t('pages.plan.english'), plan.english),
  ].join('\n');
}

/** Pages about the visitor's own device have no content for others. */
const isListed = ({ href }: Link) => !deviceLinks.some((link) => link.href === href);

function oneLine(text: string): string {
  return text.replace(/[\s[\]]+/g, ' ').trim();
}
