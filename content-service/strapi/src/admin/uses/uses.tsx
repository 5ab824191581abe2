/** The entries that lead to one, each with a link to its form. */
import { Box, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import * as React from 'react';
import { Link } from 'react-router-dom';
import type { Use } from '../../uses/use';

interface UsesProps {
  model: string;
  documentId: string;
  /** Named at once, not on request. */
  open?: boolean;
}

export function Uses({ model, documentId, open = false }: UsesProps) {
  const path = `/uses/${model}/${documentId}`;
  const { get } = useFetchClient();
  const [uses, setUses] = React.useState<Use[] | 'loading' | 'failed'>('loading');
  React.useEffect(() => {
    get<{ data: Use[] }>(path).then(
      ({ data }) => setUses(data.data),
      () => setUses('failed'),
    );
  }, [get, path]);
  if (uses === 'loading') return <Typography textColor="neutral600">Chargement…</Typography>;
  if (uses === 'failed')
    return (
      <Typography textColor="neutral600">
        {'La liste n’est pas disponible\u00a0: rechargez la page.'}
      </Typography>
    );
  if (uses.length === 0)
    return (
      <Typography variant="pi" textColor="neutral600">
        Aucune autre entrée n’y mène.
      </Typography>
    );
  return (
    <details open={open}>
      <summary>
        <Typography variant="pi">{`Utilisé par ${uses.length} entrée${uses.length > 1 ? 's' : ''}`}</Typography>
      </summary>
      <Box tag="ul" paddingTop={2}>
        {uses.map((use) => (
          <Box tag="li" key={`${use.uid} ${use.documentId} ${use.locale}`} paddingBottom={1}>
            <Typography tag={Link} to={use.form} variant="pi" textColor="primary600">
              {`${use.title} (${use.kind})`}
            </Typography>
          </Box>
        ))}
      </Box>
    </details>
  );
}
