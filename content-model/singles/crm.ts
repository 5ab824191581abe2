/** The CRM's data: where its links lead, and which of them are missing. */
import { type Fields, group } from '../field';
import { href, list, nullable, slug } from '../kinds';

const slugs = (name: string) =>
  list(slug(), {}, [name, 'Une par ligne : la fin de l’adresse, comme sur la fiche de la formation.']);

/**
 * A school without a CRM has no `linkBase`, and no action covers any programme. Otherwise every action
 * covers the programmes not excluded, and every pair of programme and campus has a link unless it is listed as missing.
 */
export const crm = {
  linkBase: nullable(href(['Adresse du CRM', 'Où mènent brochure, contact et candidature.'])),
  withoutAction: group(
    {
      brochure: slugs('Sans brochure'),
      contact: slugs('Sans contact'),
      registration: slugs('Sans candidature'),
    },
    [
      'Formations sans action',
      'Formations pour lesquelles le CRM n’a pas de brochure, de contact ou de candidature.',
    ],
  ),
  pairsWithoutLink: list(
    group({
      programme: slug(['Formation', 'Fin de son adresse, comme sur sa fiche.']),
      campus: slug(['Campus', 'Fin de son adresse, comme sur sa fiche.']),
    }),
    {},
    ['Sans lien', 'Couples de formation et de campus que le CRM ne connaît pas.'],
  ),
} satisfies Fields;
