import type { EntryContext, ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { createRouteFinder } from '../addresses/route-pattern';
import { createRenderer } from './renderer';

it('a page names the flags of the framework that are on, and no other', async () => {
  const answer = (_: Request, _status: number, _headers: Headers, { future }: EntryContext) =>
    Response.json(future);
  const build = {
    routes: { page: { id: 'page', path: 'page', module: { default: () => null } } },
    entry: { module: { default: answer } },
    assets: { version: '1', url: '', entry: { module: '', imports: [] }, routes: {} },
    future: { v3_routeConfig: true, v3_singleFetch: false },
  } as unknown as ServerBuild;
  const { body } = await createRenderer(build, 'production', createRouteFinder({})).render(
    new Request('http://site.test/page'),
  );
  expect(JSON.parse(body.toString())).toEqual({ v3_routeConfig: true });
});
