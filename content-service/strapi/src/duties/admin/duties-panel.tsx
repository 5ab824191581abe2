/** Beside the form: the entry's missing values, saved or not. */

import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Link, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { WithoutList } from '../../admin/without-list';
import { withSeverity } from '../../contract/finding';
import { dutyKindOf } from '../kinds';
import { useFieldOfAddress } from './focus-field';
import { useMediaAddress } from './media-address';
import { useFindings } from './use-findings';

export const DutiesPanel: PanelComponent = ({ model, document }) =>
  dutyKindOf(model) ? { title: 'Obligations', content: <Findings isNew={document === undefined} /> } : null;

const colours = { duty: 'danger600', loss: 'neutral800', advice: 'neutral600', plan: 'neutral600' } as const;

function Findings({ isNew }: { isNew: boolean }) {
  const errors = useForm('DutiesPanel', (form) => form.errors);
  const mediaAddress = useMediaAddress();
  const findings = useFindings();
  useFieldOfAddress();
  const nothingElse =
    Object.keys(errors).length > 0
      ? 'Des champs sont marqués en rouge dans le formulaire.'
      : isNew
        ? 'Remplissez les champs marqués d’un astérisque.'
        : 'Rien ne manque.';
  if (findings === 'loading' || findings === 'failed') return <WithoutList why={findings} />;
  if (findings.length === 0) return <Typography textColor="neutral600">{nothingElse}</Typography>;
  return (
    <Box tag="ul">
      {findings.map((finding) => (
        <Box tag="li" key={`${finding.field} ${finding.rule} ${finding.message}`} paddingBottom={2}>
          <Typography variant="pi" textColor={colours[finding.severity]}>
            {withSeverity(finding)}
          </Typography>
          {finding.picture === undefined ? null : (
            <Link href={mediaAddress(finding.picture)} isExternal>
              {`Ouvrir ${finding.picture} dans la médiathèque`}
            </Link>
          )}
        </Box>
      ))}
    </Box>
  );
}
