/**
 * 'Enregistrer' of the settings first reads the colours: Strapi's form is emptied by a save that the server refuses, and
 * with it goes all that was typed beside the colour.
 */
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { useForm, useNotification } from '@strapi/strapi/admin';
import * as React from 'react';
import type { LookFinding } from '../server/refuse-unreadable-look';
import { nestedErrors } from './nested-errors';

/** Milliseconds the message stays: it has several sentences. */
const longEnough = 20_000;

type LookRule = typeof import('../../contract/look').lookFindings;

export function updateWithLook(Update: DocumentActionComponent): DocumentActionComponent {
  const UpdateWithLook: DocumentActionComponent = (props) => {
    const action = Update(props);
    const values = useForm('UpdateWithLook', (form) => form.values);
    const setErrors = useForm('UpdateWithLook', (form) => form.setErrors);
    const { toggleNotification } = useNotification();
    const isOfSettings = props.model === 'api::setting.setting';
    const [rule, setRule] = React.useState<LookRule | null>(null);
    // Its arithmetic of colours is loaded with the settings alone; until then the server refuses.
    React.useEffect(() => {
      if (isOfSettings)
        void import('../../contract/look').then(({ lookFindings }) => setRule(() => lookFindings));
    }, [isOfSettings]);
    if (!action || !rule) return action;
    return {
      ...action,
      onClick: (event) => {
        const findings = rule('', values) as LookFinding[];
        if (findings.length === 0) return action.onClick?.(event);
        setErrors(nestedErrors(findings.map(({ field, message }) => ({ path: field.split('.'), message }))));
        const message = findings.map((finding) => finding.message).join(' ');
        toggleNotification({ type: 'danger', message, timeout: longEnough });
        return true;
      },
    };
  };
  return Object.assign(UpdateWithLook, { type: Update.type, position: Update.position });
}
