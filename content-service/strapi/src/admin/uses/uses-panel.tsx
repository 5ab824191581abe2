/** Beside the form, before an entry is renamed, taken offline or deleted: what leads to it. */
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import * as React from 'react';
import { Link } from 'react-router-dom';
import { isRemembered } from '../../entries/remembered';
import type { Use } from '../../uses/use';

export const UsesPanel: PanelComponent = ({ model, documentId }) =>
  documentId && isRemembered(model)
    ? { title: 'Utilisations', content: <Uses path={`/uses/${model}/${documentId}`} /> }
    : null;

function Uses({ path }: { path: string }) {
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
    <details>
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
