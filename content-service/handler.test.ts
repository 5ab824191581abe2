import { expect, it } from 'vitest';
import { createContentService, demoAccount } from './handler';
import { loadContent } from './load';

it('a browser that shows the demonstration CRM gets no error for the icon it asks for', async () => {
  const directory = 'content-service/data';
  const service = createContentService({
    directory,
    data: loadContent(directory),
    namespace: 'iet',
    account: demoAccount,
    tokenLifetime: 300,
    clock: () => 0,
  });
  const { status } = await service(new Request('http://localhost:3100/favicon.ico'));
  expect(status).toBe(204);
});
