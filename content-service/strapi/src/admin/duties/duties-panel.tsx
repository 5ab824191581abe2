/** Beside the form: what the entry lacks as it stands there, saved or not. */

import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import * as React from 'react';
import { entryDuties, withBasis } from '../../contract/duties';
import type { EntryFinding, RegulatedKind } from '../../contract/entry-finding';
import { focusFieldOfAddress } from './focus-field';
import { kindOf } from './regulated-kinds';

export const DutiesPanel: PanelComponent = ({ model }) => {
  const kind = kindOf(model);
  return kind ? { title: 'Obligations', content: <Findings kind={kind} /> } : null;
};

function Findings({ kind }: { kind: RegulatedKind }) {
  const values = useForm('DutiesPanel', (form) => form.values);
  React.useEffect(focusFieldOfAddress, []);
  // The form does not hold relations.
  const found: EntryFinding[] = entryDuties(kind, values, new Date());
  const findings = found.filter(({ field }) => field !== 'campuses');
  if (findings.length === 0) return <Typography textColor="neutral600">Rien ne manque.</Typography>;
  return (
    <Box tag="ul">
      {findings.map((finding) => (
        <Box tag="li" key={`${finding.rule} ${finding.message}`} paddingBottom={2}>
          <Typography variant="pi" textColor={finding.severity === 'duty' ? 'danger600' : 'neutral600'}>
            {withBasis(finding)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
