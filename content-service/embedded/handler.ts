/** The embedded content service: a function from `Request` to `Response`, which needs no socket. */
import type { CollectionName } from '../../content-model/places';
import { servedCollections } from '../contract/collections';
import { checkQuery } from './check-query';
import { type Complaints, createComplaints } from './complaints';
import { campusesOf, coursesByAction, isCrmAction, linkFor } from './crm';
import { demoCrmPage } from './demo-crm';
import { demoStyles } from './demo-page';
import { demoRegistration } from './demo-registration';
import { withDrafts } from './drafts';
import { createEditors } from './editors';
import { type ContentData, type ContentEntry, loadContent } from './load';
import { type MediaOptions, serveMedia } from './media/serve';
import { parseQuery, type Query, QueryError } from './query';
import { type Credentials, createSessions, type Sessions } from './session';
import { createStore, localeOf, type Store } from './store';

export { demoAccount } from './demo-account';

export type FetchHandler = (request: Request) => Promise<Response>;

export interface ContentService extends FetchHandler {
  /**
   * Reads the data files again
   * @throws {ContentDataError} if they are invalid: the earlier content stays
   */
  reload(): void;
  /** The entries below a path, `iet-news`, planned ones included; their dates are resolved. */
  entriesAt(path: string): readonly ContentEntry[];
}

export interface ContentServiceOptions extends MediaOptions {
  /** The content of those files, if they were already read. */
  data?: ContentData;
  /** False for a school's own: no demonstration CRM. */
  demonstration?: boolean;
  /** Prefix of `-news`, `-posts` and `-articles`. */
  namespace: string;
  account: Credentials;
  /** Password of the editors' accounts (`editors.ts`); undefined: nobody can sign in. */
  editorPassword?: string | undefined;
  /** Seconds a token is accepted for; short, so that renewal is exercised. */
  tokenLifetime: number;
  clock: () => number;
}

/** @throws {ContentDataError} when the data files do not validate */
export function createContentService({ data, ...options }: ContentServiceOptions): ContentService {
  const { directory, clock } = options;
  const storeForVisitors = (content: ContentData) =>
    createStore(content, { now: new Date(clock()), clock, directory });
  const storeForEditors = (content: ContentData) =>
    createStore(withDrafts(content), { now: new Date(clock()), clock: null, directory });
  let store = storeForVisitors(data ?? loadContent(directory));
  let draftStore: Store | null = null;
  const editors = createEditors(options.editorPassword, clock);
  const sessions = createSessions(options.account, options.tokenLifetime, clock);
  const accepts = (authorization: string | null) =>
    sessions.accepts(authorization) || editors.accountOf(authorization) !== null;
  const complaints = createComplaints();
  const paths = new Map(
    Object.entries(servedCollections).map(([name, collection]) => [
      collection.path.replace('{namespace}', options.namespace),
      name as CollectionName,
    ]),
  );

  const handle: FetchHandler = async (request) => {
    const url = new URL(request.url);
    const demonstrationPage =
      options.demonstration === false ? null : await demonstrationPageAt(url, request, store);
    if (demonstrationPage) return demonstrationPage;
    // A browser that shows the demonstration CRM asks for it, and notes a 404 as an error.
    if (url.pathname === '/favicon.ico') return new Response(null, { status: 204 });
    if (url.pathname.startsWith('/uploads/'))
      return serveMedia(url.pathname, options, request.headers.get('if-none-match'));
    const panelAnswer = url.pathname.startsWith('/admin/')
      ? await editors.answer(request, url.pathname)
      : null;
    if (panelAnswer) return panelAnswer;
    if (!url.pathname.startsWith('/api/')) return failure(404, 'NotFoundError', 'Not Found');
    try {
      return await answerApi(request, url);
    } catch (error) {
      if (error instanceof QueryError) return failure(400, 'ValidationError', error.message);
      throw error;
    }
  };

  async function answerApi(request: Request, url: URL): Promise<Response> {
    const path = url.pathname.slice('/api/'.length).split('/').map(decodeURIComponent);
    if (path.join('/') === 'login') return login(request, sessions);
    const isComplaint = path.join('/') === 'complaints' && request.method === 'POST';
    if (!isComplaint && request.method !== 'GET' && request.method !== 'HEAD')
      return failure(405, 'MethodNotAllowedError', 'Method Not Allowed');
    if (!accepts(request.headers.get('authorization')))
      return failure(401, 'UnauthorizedError', 'Missing or invalid credentials');
    if (isComplaint) return takeComplaint(request, complaints);
    if (url.searchParams.get('status') !== 'draft') return answerContent(store, paths, path, url);
    draftStore ??= storeForEditors(store.data);
    return answerContent(draftStore, paths, path, url);
  }

  const reload = () => {
    store = storeForVisitors(loadContent(directory));
    draftStore = null;
  };
  const entriesAt = (path: string) => {
    const name = paths.get(path);
    return name ? store.all(name) : [];
  };
  return Object.assign(handle, { reload, entriesAt });
}

/** The pages of the demonstration CRM; null for another address. */
async function demonstrationPageAt(url: URL, request: Request, store: Store): Promise<Response | null> {
  if (url.pathname === '/demo/crm') return demoCrmPage(url, store);
  if (url.pathname === '/demo/inscription') return await demoRegistration(request, store);
  if (url.pathname === '/demo/crm.css') return demoStyles();
  return null;
}

async function takeComplaint(request: Request, complaints: Complaints): Promise<Response> {
  const reference = complaints.take(await request.json().catch(() => null));
  return reference
    ? json({ data: { reference }, meta: {} }, 201)
    : failure(400, 'ValidationError', 'Invalid complaint');
}

async function login(request: Request, sessions: Sessions): Promise<Response> {
  if (request.method !== 'POST') return failure(405, 'MethodNotAllowedError', 'Method Not Allowed');
  let credentials: Partial<Credentials>;
  try {
    credentials = (await request.json()) as Partial<Credentials>;
  } catch {
    return failure(400, 'ValidationError', 'The body is not JSON');
  }
  const session = sessions.login(credentials ?? {});
  return session ? json(session) : failure(400, 'ValidationError', 'Invalid identifier or password');
}

function answerContent(store: Store, paths: Map<string, CollectionName>, path: string[], url: URL): Response {
  const [root = '', ...below] = path;
  if (root === 'users' && below.join() === 'me') return json(store.data.settings);
  if (root === 'labels' && below.length === 0)
    return json({ data: labelsIn(store, url.searchParams.get('locale')), meta: {} });
  if (root === 'crm-links') return answerCrmLinks(store, below, url);
  const collection = paths.get(root);
  if (!collection || below.length > (collection === 'articles' ? 2 : 1)) {
    return failure(404, 'NotFoundError', 'Not Found');
  }
  const query = parseQuery(url.searchParams, servedCollections[collection].sort);
  checkQuery(collection, query);
  const [slug, subPage = null] = below;
  if (slug === undefined) return answerList(store, collection, query);
  const entry =
    collection === 'articles'
      ? findPage(store, slug, subPage, query.locale)
      : findEntry(store, collection, slug, query);
  return entry ? json({ data: entry, meta: {} }) : failure(404, 'NotFoundError', 'Not Found');
}

function labelsIn({ data }: Store, locale: string | null): Record<string, string> {
  if (locale === null || locale === 'fr') return data.labels;
  return locale === 'en' ? data.labelsInEnglish : {};
}

/** A section page, or with `slug` its sub-page: `/{namespace}-articles/{rubrique}[/{slug}]`, whole. */
function findPage(store: Store, rubrique: string, slug: string | null, locale: string) {
  const pages = store.visible('articles');
  const pageAt = (address: ContentEntry) => pages.find((page) => haveSameAddress(page, address));
  const page = pageAt({ rubrique, slug, locale });
  if (!page) return null;
  const localizations = page.localizations as ContentEntry[];
  return { ...page, localizations: localizations.filter((address) => pageAt(address) !== undefined) };
}

const haveSameAddress = (page: ContentEntry, address: ContentEntry): boolean =>
  page.rubrique === address.rubrique && page.slug === address.slug && localeOf(page) === localeOf(address);

function findEntry(store: Store, collection: CollectionName, slug: string, query: Query) {
  if (query.locale !== 'fr' || !servedCollections[collection].bySlug) return null;
  return store.findBySlug(collection, slug, query);
}

function answerList(store: Store, collection: CollectionName, query: Query): Response {
  const { items, total } = store.find(collection, query);
  const pagination = query.paged
    ? {
        page: Math.floor(query.start / query.limit) + 1,
        pageSize: query.limit,
        pageCount: Math.ceil(total / query.limit),
        total,
      }
    : { start: query.start, limit: query.limit, total };
  return json({ data: items, meta: { pagination } });
}

function answerCrmLinks(store: Store, path: string[], url: URL): Response {
  const [action = '', course, campus] = path;
  if (action === 'actions' && path.length === 1) {
    return json(coursesByAction(store, url.searchParams.get('campus')));
  }
  if (!isCrmAction(action) || !course || !campus || path.length > 3) {
    return failure(404, 'NotFoundError', 'Not Found');
  }
  const result =
    campus === 'campuses'
      ? campusesOf(store, action, course)
      : linkFor(store, action, course, campus, url.origin);
  return result ? json(result) : failure(404, 'NotFoundError', 'Not Found');
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}

/** Strapi's error envelope. */
function failure(status: number, name: string, message: string): Response {
  return json({ data: null, error: { status, name, message, details: {} } }, status);
}
