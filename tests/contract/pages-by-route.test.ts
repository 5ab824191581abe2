/** The site's server renders a page with its own route alone: the page is the one that Remix makes with all routes. */
import type { ServerBuild } from '@remix-run/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { examplePages } from '~/addresses/derived';
import { createRouteFinder } from '~/server/addresses/route-pattern';
import { createRenderer, type Renderer } from '~/server/render/renderer';
import { readContentAgain, siteBuild } from './rendered-site';

const origin = 'https://www.ecole.example';
/** A form's token is another in each answer. */
const token = /"token":"[^"]+"|name="jeton" value="[^"]+"/g;

let build: ServerBuild;
let withItsRoute: Renderer;
let withAllRoutes: Renderer;
beforeAll(async () => {
  build = await siteBuild();
  withItsRoute = createRenderer(build, 'production', createRouteFinder(build.routes));
  withAllRoutes = createRenderer(build, 'production', createRouteFinder({}));
  await readContentAgain();
});

async function pageOf(renderer: Renderer, address: string, method = 'GET') {
  const { status, headers, body } = await renderer.render(new Request(origin + address, { method }));
  return { status, headers: [...headers], text: body.toString().replace(token, '') };
}

describe('a page rendered with its route alone is the same', () => {
  const addresses = [...examplePages.map(({ address }) => address), '/formations/aucune', '/a/b/c/d'];
  it.each(addresses)('%s', async (address) => {
    expect(await pageOf(withItsRoute, address)).toEqual(await pageOf(withAllRoutes, address));
  });

  it.each([
    '/campus/lyon?_data=root',
    '/campus/lyon?_data=routes%2Fcampus',
    '/campus/lyon?_data=routes%2Fnews',
  ])('as data: %s', async (address) => {
    expect(await pageOf(withItsRoute, address)).toEqual(await pageOf(withAllRoutes, address));
  });

  it('and refuses the same method', async () => {
    const refused = await pageOf(withItsRoute, '/campus/lyon', 'POST');
    expect(refused).toEqual(await pageOf(withAllRoutes, '/campus/lyon', 'POST'));
    expect(refused.status).toBe(405);
  });
});
