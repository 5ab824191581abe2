/** The button 'Publier', which first says what the law asks for: the form's own checks would only say 'required'. */

import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { useForm, useNotification } from '@strapi/strapi/admin';
import { entryDuties, publishingRefusal } from '../../contract/duties';
import { kindOf } from './regulated-kinds';

/** Milliseconds the message stays: it has several sentences. */
const longEnough = 20_000;

export function publishWithDuties(Publish: DocumentActionComponent): DocumentActionComponent {
  const PublishWithDuties: DocumentActionComponent = (props) => {
    const action = Publish(props);
    const values = useForm('PublishWithDuties', (form) => form.values);
    const setErrors = useForm('PublishWithDuties', (form) => form.setErrors);
    const { toggleNotification } = useNotification();
    const kind = kindOf(props.model);
    if (!action || !kind) return action;
    return {
      ...action,
      onClick: (event) => {
        const refusal = publishingRefusal(entryDuties(kind, values, new Date()));
        if (!refusal) return action.onClick?.(event);
        setErrors(nested(refusal.errors));
        toggleNotification({ type: 'danger', message: refusal.message, timeout: longEnough });
        // No dialog opens behind the message.
        return true;
      },
    };
  };
  return Object.assign(PublishWithDuties, { type: Publish.type, position: Publish.position });
}

/** Errors as the form has them: `{ certification: { rncpCode: '…' } }`. */
function nested(errors: readonly { path: string[]; message: string }[]): Record<string, never> {
  const form: Record<string, unknown> = {};
  for (const { path, message } of errors) {
    const [first = '', second] = path;
    form[first] = second === undefined ? message : { ...(form[first] as object), [second]: message };
  }
  return form as Record<string, never>;
}
