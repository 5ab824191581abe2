/**
 * The button 'Publier', which first shows the legal duties: the form's own checks would only say 'required'.
 * Publication without alternative texts is reported too.
 */

import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { useForm, useNotification } from '@strapi/strapi/admin';
import { entryDuties, publishingNotice, publishingRefusal } from '../../contract/duties';
import { kindOf } from '../kinds';
import { useMediaAddress } from './media-address';
import { nestedErrors } from './nested-errors';
import { useSurroundings } from './use-surroundings';

/** Milliseconds the message stays: it has several sentences. */
const longEnough = 20_000;

export function publishWithDuties(Publish: DocumentActionComponent): DocumentActionComponent {
  const PublishWithDuties: DocumentActionComponent = (props) => {
    const action = Publish(props);
    const values = useForm('PublishWithDuties', (form) => form.values);
    const setErrors = useForm('PublishWithDuties', (form) => form.setErrors);
    const { toggleNotification } = useNotification();
    const mediaAddress = useMediaAddress();
    const around = useSurroundings();
    const kind = kindOf(props.model);
    if (!action || !kind) return action;
    const tell = (type: 'danger' | 'warning', message: string, picture?: string) =>
      toggleNotification({
        type,
        message,
        timeout: longEnough,
        ...(picture === undefined ? {} : { link: { url: mediaAddress(picture), label: 'Médiathèque' } }),
      });
    return {
      ...action,
      onClick: (event) => {
        const findings = entryDuties(kind, values, new Date(), around);
        const refusal = publishingRefusal(findings);
        const notice = publishingNotice(findings);
        if (!refusal) {
          if (notice) tell('warning', notice.message, notice.picture);
          return action.onClick?.(event);
        }
        setErrors(nestedErrors(refusal.errors));
        tell('danger', refusal.message, notice?.picture);
        // No dialog opens behind the message.
        return true;
      },
    };
  };
  return Object.assign(PublishWithDuties, { type: Publish.type, position: Publish.position });
}
