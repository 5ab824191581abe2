/** A sentence in place of a list that is loading or could not be loaded. */
import { Typography } from '@strapi/design-system';

export const WithoutList = ({ why }: { why: 'loading' | 'failed' }) => (
  <Typography textColor="neutral600">
    {why === 'loading' ? 'Chargement…' : 'La liste n’est pas disponible\u00a0: rechargez la page.'}
  </Typography>
);
