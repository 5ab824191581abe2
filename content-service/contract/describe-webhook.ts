/** The call by which a content service says that something changed; the site answers it. */

export const contentWebhook = {
  post: {
    summary: 'Sent by the content service to the site’s /hooks/content when an entry or a file changed',
    description:
      'The sender proves itself in one of two ways: `x-content-signature: t=<seconds since 1970>,v1=<hex>`, the HMAC-SHA256 of `<t>.<body>` with CONTENT_PURGE_SECRET as its key, at most 300 s old and never twice; or `authorization: Bearer` and that secret. Strapi’s webhooks send the second, as a header written in its panel.',
    parameters: [
      {
        name: 'x-content-signature',
        in: 'header',
        schema: { type: 'string', pattern: '^t=\\d{1,12},v1=[0-9a-f]{64}$' },
      },
      { name: 'authorization', in: 'header', schema: { type: 'string', pattern: '^Bearer .+$' } },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['event'],
            properties: {
              event: {
                type: 'string',
                pattern: '^(entry|media)\\.',
                description:
                  'entry.create, entry.update, entry.delete, entry.publish, entry.unpublish, media.*',
              },
              model: {
                type: 'string',
                description:
                  'Names the collection: singular or plural, its path or its table, with or without CONTENT_NAMESPACE: `programme`, `eco-new`, `eco_news`. Of a name that is not known, and without one, everything is asked for again.',
              },
              uid: {
                type: 'string',
                description: 'The same in Strapi’s own words, which come first: `api::programme.programme`',
              },
              entry: { type: 'object' },
              media: { type: 'object' },
            },
          },
        },
      },
    },
    responses: {
      202: { description: 'Taken: what changed is asked for again' },
      400: { description: 'Not an event' },
      401: { description: 'No proof' },
    },
  },
};
