/** The entries that lead to one, each with a link to its form. */
import { Box, Typography } from '@strapi/design-system';
import { Link } from 'react-router-dom';
import { useAnswer } from '../../admin/use-answer';
import { WithoutList } from '../../admin/without-list';
import type { Use } from '../use';

interface UsesProps {
  model: string;
  /** Several are separated by commas. */
  documentId: string;
  /** Named at once, not on request. */
  open?: boolean;
}

export function Uses({ model, documentId, open = false }: UsesProps) {
  const [uses] = useAnswer<Use[]>(`/uses/${model}/${documentId}`);
  if (uses === 'loading' || uses === 'failed') return <WithoutList why={uses} />;
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
      {/* The buttons of the question stay on the screen. */}
      <Box tag="ul" paddingTop={3} maxHeight="16rem" overflow="auto">
        {uses.map((use) => (
          <Box tag="li" key={`${use.uid} ${use.documentId} ${use.locale}`} paddingBottom={2}>
            <Typography tag={Link} to={use.form} variant="pi" textColor="primary600">
              {`${use.title} (${use.kind})`}
            </Typography>
          </Box>
        ))}
      </Box>
    </details>
  );
}
