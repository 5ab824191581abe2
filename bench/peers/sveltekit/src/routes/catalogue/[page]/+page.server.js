import { error } from '@sveltejs/kit';
import { env } from '$env/dynamic/private';

export async function load({ fetch, params }) {
  const answer = await fetch(`${env.CATALOGUE_ORIGIN}/catalogue/${params.page}`);
  if (!answer.ok) error(502, 'no catalogue');
  return { catalogue: await answer.json() };
}
