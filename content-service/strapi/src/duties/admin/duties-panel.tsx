/** Beside the form: the entry's missing values, saved or not. */

import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Link, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { entryDuties, withSeverity } from '../../contract/duties';
import type { EntryFinding } from '../../contract/entry-finding';
import type { EntryKind } from '../../contract/places';
import { kindOf } from '../kinds';
import { useFieldOfAddress } from './focus-field';
import { useMediaAddress } from './media-address';
import { useSurroundings } from './use-surroundings';

export const DutiesPanel: PanelComponent = ({ model, document }) => {
  const kind = kindOf(model);
  return kind
    ? { title: 'Obligations', content: <Findings kind={kind} isNew={document === undefined} /> }
    : null;
};

const colours = { duty: 'danger600', loss: 'neutral800', advice: 'neutral600', plan: 'neutral600' } as const;

function Findings({ kind, isNew }: { kind: EntryKind; isNew: boolean }) {
  const values = useForm('DutiesPanel', (form) => form.values);
  const errors = useForm('DutiesPanel', (form) => form.errors);
  const mediaAddress = useMediaAddress();
  const around = useSurroundings();
  useFieldOfAddress();
  // The form does not hold relations.
  const found: EntryFinding[] = entryDuties(kind, values, new Date(), around);
  const nothingElse =
    Object.keys(errors).length > 0
      ? 'Des champs sont marqués en rouge dans le formulaire.'
      : isNew
        ? 'Remplissez les champs marqués d’un astérisque.'
        : 'Rien ne manque.';
  const findings = found.filter(({ field }) => field !== 'campuses');
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
