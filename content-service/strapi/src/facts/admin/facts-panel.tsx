/** Beside the form: the facts that a text may quote, with their current values and their notation. */

import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Typography } from '@strapi/design-system';
import { useAnswer } from '../../admin/use-answer';
import { WithoutList } from '../../admin/without-list';
import type { PresentFact } from '../present-fact';

/** Facts are written in the settings, and complaints are not texts of editors. */
const withoutTexts = new Set([
  'api::setting.setting',
  'api::crm-setting.crm-setting',
  'api::complaint.complaint',
]);

export const FactsPanel: PanelComponent = ({ model }) =>
  model.startsWith('api::') && !withoutTexts.has(model)
    ? { title: 'Données à citer', content: <PresentFacts /> }
    : null;

function PresentFacts() {
  const [facts] = useAnswer<PresentFact[]>('/facts/present');
  if (facts === 'loading' || facts === 'failed') return <WithoutList why={facts} />;
  return (
    <details>
      <summary>
        <Typography variant="pi">{'Copiez un nom dans un texte\u00a0: le site y met la valeur.'}</Typography>
      </summary>
      <Box tag="ul" paddingTop={2}>
        {facts.map(({ name, label, value }) => (
          <Box tag="li" key={name} paddingBottom={2}>
            <Typography variant="pi" tag="code">{`{{${name}}}`}</Typography>
            <Typography variant="pi" tag="p" textColor="neutral600">
              {`${label}\u00a0: ${value ?? 'pas encore rempli dans les réglages'}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </details>
  );
}
