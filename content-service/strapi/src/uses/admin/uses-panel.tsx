/** Beside the form: what leads to the entry. */
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { hasVersions } from '../../entries/has-versions';
import { Uses } from './uses';

export const UsesPanel: PanelComponent = ({ model, documentId }) =>
  documentId && hasVersions(model)
    ? { title: 'Utilisations', content: <Uses model={model} documentId={documentId} /> }
    : null;
