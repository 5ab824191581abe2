/**
 * The service's OpenAPI 3.1 description, generated from the schemas that validate the data, so that description and
 * answers cannot diverge. `npm run content openapi` writes `openapi.yaml`.
 */
import { z } from 'zod';
import { actionNames } from '../../content-model/enumerations';
import { attributesOf } from './attributes';
import { type Relation, type ServedCollectionName, servedCollections, singles } from './collections';
import { describeAttribute } from './describe-attribute';
import { contentWebhook } from './describe-webhook';
import { complaintSchema } from './schemas/complaint';

type Json = Record<string, unknown>;

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const jsonBody = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
const parameter = (name: string, place: 'query' | 'path', description: string, schema: Json): Json => ({
  name,
  in: place,
  required: place === 'path',
  description,
  schema,
});

/** Which schema describes the answer to an address; the contract test looks answers up here. */
export interface DescribedPath {
  path: string;
  schema: string;
}

export function describeService(namespace: string): Json {
  const paths: Json = {
    '/login': {
      post: {
        summary: 'Sign in with the service account',
        security: [],
        requestBody: { required: true, ...jsonBody(ref('Login')) },
        responses: {
          200: { description: 'A short-lived token', ...jsonBody(ref('Session')) },
          ...refusals(400),
        },
      },
    },
    '/complaints': {
      post: {
        summary: 'Take a complaint; sent again under the same id it is the same one',
        requestBody: { required: true, ...jsonBody(ref('Complaint')) },
        responses: {
          201: { description: 'Its number', ...jsonBody(data(ref('Receipt'))) },
          ...refusals(400, 401),
        },
      },
    },
    '/users/me': read('Site settings', ref('Settings')),
    '/labels': read('Texts that override the site’s own, by key', data(ref('Labels'))),
    '/crm-links/actions': read(
      'Courses by action; empty lists where the school has no CRM',
      ref('CoursesByAction'),
      [parameter('campus', 'query', 'Only the courses taught on this campus', { type: 'string' })],
    ),
    '/crm-links/{action}/{courseSlug}/campuses': read('Campuses of a course', listOf(ref('Choice')), [
      actionParameter,
      slugParameter('courseSlug'),
    ]),
    '/crm-links/{action}/{courseSlug}/{campusSlug}': read(
      'The link to leave for; an empty list where the CRM has none',
      ref('CrmLinks'),
      [actionParameter, slugParameter('courseSlug'), slugParameter('campusSlug')],
    ),
  };
  for (const [name, collection] of Object.entries(servedCollections)) {
    const path = `/${collection.path.replace('{namespace}', namespace)}`;
    paths[path] = read(`List of ${name}`, ref(`${name}List`), queryParameters);
    if (collection.bySlug || name === 'articles') {
      const key = name === 'articles' ? 'rubrique' : 'slug';
      paths[`${path}/{${key}}`] = read(`One of ${name}`, ref(`${name}One`), [
        slugParameter(key),
        ...queryParameters,
      ]);
    }
    if (name === 'articles') {
      paths[`${path}/{rubrique}/{slug}`] = read('A sub-page of a section, whole', ref('articlesOne'), [
        slugParameter('rubrique'),
        slugParameter('slug'),
      ]);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Content service of the school’s website',
      version: '1.0.0',
      description:
        'Section 7 of the specification, and Strapi 5’s REST conventions for the rest. Every request but the login carries a bearer token and `locale`. ' +
        '`fields` takes scalars: texts, numbers, dates and lists of strings. Components, media and relations are sent when `populate` names them. ' +
        'Rich text is HTML. What `x-required` names holds a value in every published entry; everything else may be null, and null and an empty text mean the same. ' +
        'Whole without `populate`: /users/me, /labels, /menu-enrichis and one article.',
    },
    servers: [{ url: 'http://localhost:3100/api' }],
    security: [{ token: [] }],
    paths,
    webhooks: { content: contentWebhook },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: schemas(),
    },
  };
}

const queryParameters = [
  parameter('filters', 'query', 'filters[field][$op]=value; $and, $or; relations by nesting', {
    type: 'object',
  }),
  parameter('fields', 'query', 'fields[0]=title', { type: 'array', items: { type: 'string' } }),
  parameter('populate', 'query', '`*`, or populate[relation][fields][0]=title', {}),
  parameter('sort', 'query', 'sort[0]=dateStart:asc', { type: 'array', items: { type: 'string' } }),
  parameter('pagination', 'query', 'page and pageSize, or start and limit', { type: 'object' }),
];

const actionParameter = parameter('action', 'path', 'Admissions action', {
  enum: [...actionNames],
});

function slugParameter(name: string): Json {
  return parameter(name, 'path', 'Slug', { type: 'string', pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' });
}

const localeParameter = parameter('locale', 'query', 'Language of the content', {
  type: 'string',
  default: 'fr',
});

function read(summary: string, schema: Json, parameters: Json[] = []): Json {
  return {
    get: {
      summary,
      parameters: [...parameters, localeParameter],
      responses: { 200: { description: 'The content', ...jsonBody(schema) }, ...refusals(400, 401, 404) },
    },
  };
}

function refusals(...statuses: number[]): Json {
  return Object.fromEntries(
    statuses.map((status) => [status, { description: 'Refused', ...jsonBody(ref('Failure')) }]),
  );
}

const listOf = (items: Json): Json => ({ type: 'array', items });
const data = (inner: Json): Json => ({
  type: 'object',
  required: ['data', 'meta'],
  properties: { data: inner, meta: { type: 'object' } },
});

function schemas(): Json {
  const described: Json = {
    Login: {
      type: 'object',
      required: ['username', 'password'],
      properties: { username: { type: 'string' }, password: { type: 'string' } },
    },
    Session: {
      type: 'object',
      required: ['access_token', 'expires_in'],
      properties: {
        access_token: { type: 'string' },
        expires_in: { type: 'integer', description: 'seconds' },
      },
    },
    Complaint: wireOf(complaintSchema),
    Receipt: {
      type: 'object',
      required: ['reference'],
      properties: { reference: { type: 'string', pattern: '^[A-Z0-9-]{4,24}$' } },
    },
    Failure: {
      type: 'object',
      required: ['data', 'error'],
      properties: {
        data: { type: 'null' },
        error: {
          type: 'object',
          required: ['status', 'name', 'message'],
          properties: { status: { type: 'integer' }, name: { type: 'string' }, message: { type: 'string' } },
        },
      },
    },
    Choice: {
      type: 'object',
      required: ['id', 'name', 'slug'],
      additionalProperties: false,
      properties: { id: { type: 'integer' }, name: { type: 'string' }, slug: { type: 'string' } },
    },
    CoursesByAction: {
      type: 'object',
      required: [...actionNames],
      additionalProperties: listOf(ref('Choice')),
    },
    CrmLinks: {
      type: 'array',
      items: { type: 'object', required: ['url'], properties: { url: { type: 'string' } } },
    },
    Settings: wireOf(singles.settings.schema),
    Labels: wireOf(singles.labels.schema),
  };
  for (const [name, collection] of Object.entries(servedCollections)) {
    described[name] = entryOf(name as ServedCollectionName);
    described[`${name}List`] = {
      type: 'object',
      required: ['data', 'meta'],
      properties: { data: listOf(ref(name)), meta: paginationOf },
    };
    if (collection.bySlug || name === 'articles') described[`${name}One`] = data(ref(name));
  }
  return described;
}

const paginationOf: Json = {
  type: 'object',
  required: ['pagination'],
  properties: {
    pagination: {
      type: 'object',
      required: ['total'],
      properties: { total: { type: 'integer', minimum: 0 } },
    },
  },
};

/** Any attribute may be left out by `fields`; populated ones are present on request. */
function entryOf(name: ServedCollectionName): Json {
  const {
    required: _,
    properties,
    ...schema
  } = wireOf(servedCollections[name].schema) as {
    required?: string[];
    properties: Json;
  } & Json;
  const described = { ...properties };
  for (const relation of servedCollections[name].relations) {
    delete described[relation.key];
    described[relation.wireKey ?? relation.key] = relationSchema(relation);
  }
  const attributes = attributesOf(name);
  for (const attribute of attributes) {
    described[attribute.name] = describeAttribute(described[attribute.name] as Json, attribute);
  }
  const always = attributes.filter(({ required }) => required).map((attribute) => attribute.name);
  return { ...schema, 'x-required': always, properties: described };
}

function relationSchema(relation: Relation): Json {
  if (relation.wireKey) {
    const title = { type: 'string' };
    return listOf({
      type: 'object',
      required: ['title', 'slug'],
      properties: {
        title,
        slug: title,
        campus: {
          ...ref(relation.to),
          description: 'only when asked for: populate[campus_infos][populate][campus]',
        },
      },
    });
  }
  return relation.many ? listOf(ref(relation.to)) : { anyOf: [ref(relation.to), { type: 'null' }] };
}

function wireOf(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'output', target: 'draft-2020-12' });
  return json as Json;
}
