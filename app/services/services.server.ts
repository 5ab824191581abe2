/** The composition root: makes the services of a process from its environment. */
import path from 'node:path';
import { type Clock, steadyClock } from '~/base/clock';
import { type BoundaryReport, createBoundaryReport } from '~/content/boundary-report';
import type { ContentCache } from '~/content/cache.server';
import type { ContentClient } from '~/content/client.server';
import { everythingChanged } from '~/content/content-change';
import type { DiskCopy } from '~/content/disk-copy.server';
import { demonstrationSites, isDemonstration } from '~/content/embedded.server';
import type { Pauses } from '~/content/pauses';
import type { PlannedChanges } from '~/content/planned-changes';
import type { Upstream } from '~/content/upstream.server';
import type { EditorSession } from '~/editors/editor';
import type { Editors } from '~/editors/editors.server';
import { createPreview } from '~/editors/preview-services.server';
import { type Env, processEnv, processFormerVariables } from '~/env.server';
import type { Converter } from '~/images/converter/converter.server';
import { imageSecret } from '~/images/image-secret.server';
import type { Images } from '~/images/images.server';
import { signPicturesWith } from '~/images/picture/signature.server';
import { createPictureServices } from '~/images/picture-services.server';
import { alone, createInstances, type Instances } from '~/instances/instances.server';
import { createLog, type Log } from '~/log.server';
import { countFromZero, createMetrics, type Metrics } from '~/metrics.server';
import { createPartCache, type PartCache } from '~/parts/part-renderer.server';
import { admissionsActions } from '~/school/admissions/actions';
import { linkRules } from '~/school/admissions/crm-link';
import { originPolicy } from '~/school/admissions/origin-policy';
import { admissionsOutcomes } from '~/school/admissions/problem';
import { createSiteSearch, type SiteSearch } from '~/search/site-search.server';
import { labelsOf } from '~/site/labels.server';
import { createMissingLabels, type MissingLabels } from '~/site/missing-labels.server';
import type { FetchHandler } from '../../content-service/embedded/handler';
import { createContentServices } from './content-services.server';

export interface Services {
  env: Env;
  clock: Clock;
  log: Log;
  /** Content that was left out: counted and logged. */
  report: BoundaryReport;
  /** Labels that rendered pages lack. */
  missingLabels: MissingLabels;
  metrics: Metrics;
  content: ContentClient;
  /** The content service with English content (`locale=en`). */
  englishContent: ContentClient;
  contentCache: ContentCache;
  /** Entries that appear, or go, at a planned moment. */
  planned: PlannedChanges;
  /** Pauses of questions to the content service. */
  pauses: Pauses;
  /** State shared by the site's instances. */
  instances: Instances;
  upstream: Upstream;
  /** The last good content on disk; null for the embedded service, which is never away. */
  diskCopy: DiskCopy | null;
  /** Pictures at every width and in every format. */
  images: Images;
  /** The process that makes them. */
  converter: Pick<Converter, 'start' | 'stop'>;
  /** The secret that signs their addresses, in words. */
  pictureSecret: string;
  /** The secret that signs forms: that of picture addresses, so that every instance has it. */
  formSecret: string;
  /** When the origin of a visit is stored, in words. */
  originTracking: string;
  /** Rendered parts of pages. */
  parts: PartCache;
  /** The index of the site search. */
  search: SiteSearch;
  /** The accounts that may see drafts. */
  editors: Editors;
  /** The services for an editor: with drafts, for one page. */
  previewFor(session: EditorSession): Services;
  /** The editor to whom these services show drafts; null: they are for visitors. */
  preview: EditorSession | null;
  /** The embedded content service; null when `CONTENT_API_URL` is set. */
  embedded: FetchHandler | null;
  /** Pages that replace other sites in the demonstration; null for another school. */
  demonstrationSites: FetchHandler | null;
  /** Whether the content is the demonstration school's: its banner, its CRM and the gallery of blocks are there. */
  demonstration: boolean;
  /**
   * Makes the embedded service read its files again, and deletes its answers; another service's answers become stale.
   *
   * @throws {ContentDataError}
   */
  reloadContent(): void;
}

function createServices(env: Env, clock: Clock = Date.now): Services {
  const log = createLog(env.logLevel, { instance: String(env.port) });
  const formerVariables = processFormerVariables();
  if (formerVariables)
    log.warn(formerVariables, 'variables of an earlier version do nothing any more; this replaces them');
  const report = createBoundaryReport(log);
  const pictureSecret = imageSecret(env.imageSecret, path.resolve(env.imageSecretFile));
  signPicturesWith(pictureSecret.secret);
  if (!pictureSecret.lasts) log.warn(`addresses of pictures are ${pictureSecret.origin}`);
  const metrics = createMetrics();
  countFromZero(metrics.admissions, { action: admissionsActions, outcome: admissionsOutcomes });
  countFromZero(metrics.refusedCrmLinks, { action: admissionsActions, rule: Object.keys(linkRules) });
  const instances = env.redisUrl
    ? createInstances({ url: env.redisUrl, prefix: `site:${env.content.namespace}:`, log }, metrics.registry)
    : alone;
  const contentServices = createContentServices({ env, clock, log, report, metrics });
  const {
    embedded,
    fetch,
    upstream,
    diskCopy,
    contentCache,
    planned,
    planEmbeddedEntries,
    access,
    contentIn,
  } = contentServices;
  const content = contentIn('fr');
  const { images, converter } = createPictureServices({ env, embedded, metrics, clock, log });
  const search = searchOf(content, clock, log);
  const { editors, contentFor } = createPreview({
    env,
    access,
    fetch,
    embedded: embedded !== null,
    instances,
    clock,
  });
  const missingLabels = createMissingLabels(log);
  const created: Services = {
    env,
    clock,
    log,
    report,
    missingLabels,
    metrics,
    content,
    englishContent: contentIn('en'),
    contentCache,
    planned,
    pauses: access.pauses,
    instances,
    upstream,
    diskCopy,
    images,
    converter,
    pictureSecret: pictureSecret.origin,
    formSecret: pictureSecret.secret,
    originTracking: originPolicy(env.originTrackingNeedsConsent),
    parts: createPartCache((html) => missingLabels.note(html, '')),
    search,
    editors,
    previewFor: (preview) => ({ ...created, ...contentFor(preview), preview }),
    preview: null,
    embedded,
    demonstrationSites: demonstrationSites(env, embedded, clock),
    demonstration: isDemonstration(env),
    reloadContent() {
      embedded?.reload();
      planEmbeddedEntries();
      if (embedded) contentCache.forget();
      else contentCache.markStale(everythingChanged);
      search.markStale();
    },
  };
  return created;
}

/** The search of the site; what it reads is loaded with its first index. */
function searchOf(content: ContentClient, clock: Clock, log: Log): SiteSearch {
  return createSiteSearch({
    async parts() {
      const [labels, { searchParts }] = await Promise.all([
        labelsOf({ content }),
        import('~/search-sources/all.server'),
      ]);
      return searchParts({ content, labels, now: new Date(clock()) });
    },
    nameSchool: async () => (await labelsOf({ content }))('commons.brand.name'),
    clock: steadyClock,
    log,
  });
}

let servicesOfProcess: Services | undefined;

/** Field of Remix's load context: the services of a page, if they differ from the process's own. */
export const servicesOverride = 'servicesOverride';
/** Field of Remix's load context: the network of the client, for limits. */
export const clientNetwork = 'clientNetwork';
/** Field of Remix's load context: what the site's server passes to a render; absent under `remix-serve`. */
export const renderContextField = 'renderContext';

/** The services of a request: those of an editor, or those of the process. */
export const servicesOf = (context: Readonly<Record<string, unknown>>): Services =>
  (context[servicesOverride] as Services | undefined) ?? services();

/** The services of this process. */
export function services(): Services {
  servicesOfProcess ??= createServices(processEnv());
  return servicesOfProcess;
}
