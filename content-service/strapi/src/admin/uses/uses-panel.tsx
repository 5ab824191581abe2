/** Beside the form: what leads to the entry. */
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { isRemembered } from '../../entries/remembered';
import { Uses } from './uses';

export const UsesPanel: PanelComponent = ({ model, documentId }) =>
  documentId && isRemembered(model)
    ? { title: 'Utilisations', content: <Uses model={model} documentId={documentId} /> }
    : null;
