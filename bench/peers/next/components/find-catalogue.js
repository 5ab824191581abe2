import { cache } from 'react';

/** The page's data; the title and the page of one request share an answer. */
export const findCatalogue = cache(async (page, options) => {
  const answer = await fetch(`${process.env.CATALOGUE_ORIGIN}/catalogue/${page}`, options);
  if (!answer.ok) throw new Error(`the catalogue answers ${answer.status}`);
  return answer.json();
});
