/**
 * The service's OpenAPI 3.1 description, generated from the schemas that validate the data, so that description and
 * answers cannot diverge. `npm run content openapi` writes `openapi.yaml`.
 */
import { z } from 'zod';
import { actionNames } from '../../content-model/enumerations';
import type { CollectionName } from '../../content-model/places';
import { attributesOf } from './attributes';
import { mediaField } from './authoring';
import { type Relation, servedCollections, singles } from './collections';
import { describeAttribute } from './describe-attribute';
import { contentWebhook } from './describe-webhook';
import { complaintSchema } from './schemas/complaint';

type Json = Record<string, unknown>;

const refTo =
  (part: 'schemas' | 'parameters' | 'responses') =>
  (name: string): Json => ({ $ref: `#/components/${part}/${name}` });
const ref = refTo('schemas');
const parameterRef = refTo('parameters');
const jsonBody = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
const describeParameter = (
  name: string,
  place: 'query' | 'path',
  description: string,
  schema: Json,
): Json => ({
  name,
  in: place,
  required: place === 'path',
  description,
  schema,
});

export function describeService(namespace: string): Json {
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
    paths: { ...fixedPaths(), ...collectionPaths(namespace) },
    webhooks: { content: contentWebhook },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      parameters: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter])),
      responses: { Refused: { description: 'Refused', ...jsonBody(ref('Failure')) } },
      schemas: withDefinitions(schemas()),
    },
  };
}

function fixedPaths(): Json {
  return {
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
      [describeParameter('campus', 'query', 'Only the courses taught on this campus', { type: 'string' })],
    ),
    '/crm-links/{action}/{courseSlug}/campuses': read('Campuses of a course', listOf(ref('Choice')), [
      ...['action', 'courseSlug'].map(parameterRef),
    ]),
    '/crm-links/{action}/{courseSlug}/{campusSlug}': read(
      'The link to leave for; an empty list where the CRM has none',
      ref('CrmLinks'),
      ['action', 'courseSlug', 'campusSlug'].map(parameterRef),
    ),
  };
}

function collectionPaths(namespace: string): Json {
  const paths: Json = {};
  for (const [name, collection] of Object.entries(servedCollections)) {
    const path = `/${collection.path.replace('{namespace}', namespace)}`;
    paths[path] = read(`List of ${name}`, ref(`${name}List`), queryParameters.map(parameterRef));
    if (collection.bySlug || name === 'articles') {
      const key = name === 'articles' ? 'rubrique' : 'slug';
      paths[`${path}/{${key}}`] = read(
        `One of ${name}`,
        ref(`${name}One`),
        [key, ...queryParameters].map(parameterRef),
      );
    }
    if (name === 'articles') {
      paths[`${path}/{rubrique}/{slug}`] = read(
        'A sub-page of a section, whole',
        ref('articlesOne'),
        ['rubrique', 'slug'].map(parameterRef),
      );
    }
  }
  return paths;
}

/** Names of the parameters that select entries and their fields. */
const queryParameters = ['filters', 'fields', 'populate', 'sort', 'pagination'];

const slugParameter = (name: string): Json =>
  describeParameter(name, 'path', 'Slug', { type: 'string', pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' });

const parameters = [
  describeParameter('filters', 'query', 'filters[field][$op]=value; $and, $or; relations by nesting', {
    type: 'object',
  }),
  describeParameter('fields', 'query', 'fields[0]=title', { type: 'array', items: { type: 'string' } }),
  describeParameter('populate', 'query', '`*`, or populate[relation][fields][0]=title', {}),
  describeParameter('sort', 'query', 'sort[0]=dateStart:asc', { type: 'array', items: { type: 'string' } }),
  describeParameter('pagination', 'query', 'page and pageSize, or start and limit', { type: 'object' }),
  describeParameter('locale', 'query', 'Language of the content', { type: 'string', default: 'fr' }),
  describeParameter('action', 'path', 'Admissions action', { enum: [...actionNames] }),
  ...['slug', 'rubrique', 'courseSlug', 'campusSlug'].map(slugParameter),
];

function read(summary: string, schema: Json, specificParameters: Json[] = []): Json {
  return {
    get: {
      summary,
      parameters: [...specificParameters, parameterRef('locale')],
      responses: { 200: { description: 'The content', ...jsonBody(schema) }, ...refusals(400, 401, 404) },
    },
  };
}

function refusals(...statuses: number[]): Json {
  return Object.fromEntries(statuses.map((status) => [status, refTo('responses')('Refused')]));
}

const listOf = (items: Json): Json => ({ type: 'array', items });
/** The envelope of an answer. */
const data = (inner: Json): Json => ({
  type: 'object',
  required: ['data', 'meta'],
  properties: { data: inner, meta: { type: 'object' } },
});

function schemas(): Json {
  const bodies: Json = {
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
    Picture: bodyOf(mediaField),
    Pagination: paginationSchema,
    Settings: wireOf(singles.settings.schema),
    Labels: wireOf(singles.labels.schema),
  };
  for (const [name, collection] of Object.entries(servedCollections)) {
    bodies[name] = entryOf(name as CollectionName);
    bodies[`${name}List`] = {
      type: 'object',
      required: ['data', 'meta'],
      properties: { data: listOf(ref(name)), meta: ref('Pagination') },
    };
    if (collection.bySlug || name === 'articles') bodies[`${name}One`] = data(ref(name));
  }
  return bodies;
}

/** The schemas, with the components that several of them have (`$defs`) as schemas of their own at the end. */
function withDefinitions(schemasByName: Json): Json {
  const definitions: Json = {};
  const moveDefinitions = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moveDefinitions);
    if (value === null || typeof value !== 'object') return value;
    const { $defs, ...schema } = value as Json;
    Object.assign(definitions, moveDefinitions($defs));
    return Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, moveDefinitions(inner)]));
  };
  const schemasWithReferences = moveDefinitions(schemasByName) as Json;
  return { ...schemasWithReferences, ...definitions };
}

const paginationSchema: Json = {
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
function entryOf(name: CollectionName): Json {
  const {
    required: _,
    properties,
    ...schema
  } = wireOf(servedCollections[name].schema) as {
    required?: string[];
    properties: Json;
  } & Json;
  const sentProperties = { ...properties };
  for (const relation of servedCollections[name].relations) {
    delete sentProperties[relation.key];
    sentProperties[relation.wireKey ?? relation.key] = relationSchema(relation);
  }
  const attributes = attributesOf(name);
  for (const attribute of attributes) {
    sentProperties[attribute.name] = describeAttribute(sentProperties[attribute.name] as Json, attribute);
  }
  const requiredNames = attributes.filter(({ required }) => required).map((attribute) => attribute.name);
  return { ...schema, 'x-required': requiredNames, properties: sentProperties };
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

/** The JSON Schema of what is sent; pictures refer to their one schema. */
function wireOf(schema: z.ZodType): Json {
  return bodyOf(schema, ({ zodSchema, jsonSchema }) => {
    if ((zodSchema as z.core.$ZodType) !== mediaField) return;
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    Object.assign(jsonSchema, ref('Picture'));
  });
}

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'];

function bodyOf(schema: z.ZodType, override?: Override): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'output', target: 'draft-2020-12', override });
  return json as Json;
}
