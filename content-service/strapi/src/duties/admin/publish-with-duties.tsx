/**
 * Shows the duties of an entry before 'Publier' sends it, and before 'Enregistrer' in the settings, which have no drafts.
 * The form's own checks would only say 'required', and a save that the server refuses empties the form.
 */

import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { useForm, useNotification } from '@strapi/strapi/admin';
import { failureInWords } from '../../admin/failure-in-words';
import { dutyKindOf } from '../kinds';
import { useMediaAddress } from './media-address';
import { nestedErrors } from './nested-errors';
import { useQuestion } from './use-findings';

/** Milliseconds that a message of several sentences stays. */
const messageTime = 20_000;

export function publishWithDuties(Action: DocumentActionComponent): DocumentActionComponent {
  const PublishWithDuties: DocumentActionComponent = (props) => {
    const action = Action(props);
    const getValues = useForm('PublishWithDuties', (form) => form.getValues);
    const setErrors = useForm('PublishWithDuties', (form) => form.setErrors);
    const { toggleNotification } = useNotification();
    const mediaAddress = useMediaAddress();
    const ask = useQuestion();
    const kind = dutyKindOf(props.model);
    if (!action || !kind || (Action.type === 'update' && kind !== 'settings')) return action;
    const tell = (type: 'danger' | 'warning', message: string, picture?: string) =>
      toggleNotification({
        type,
        message,
        timeout: messageTime,
        ...(picture === undefined ? {} : { link: { url: mediaAddress(picture), label: 'Médiathèque' } }),
      });
    return {
      ...action,
      onClick: async (event) => {
        try {
          const { refusal, notice } = await ask(getValues());
          if (!refusal) {
            if (notice) tell('warning', notice.message, notice.picture);
            return action.onClick?.(event);
          }
          setErrors(nestedErrors(refusal.errors));
          tell('danger', refusal.message, notice?.picture);
        } catch (error) {
          tell('danger', failureInWords(error));
        }
        // No dialog opens behind the message.
        return true;
      },
    };
  };
  return Object.assign(PublishWithDuties, { type: Action.type, position: Action.position });
}
