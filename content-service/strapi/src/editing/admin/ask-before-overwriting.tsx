/**
 * Asks before 'Enregistrer' and 'Publier' overwrite a save of somebody else since the form was opened. The server cannot
 * refuse the save instead: that would empty Strapi's form (docs/architecture.md, 'What editors cannot lose').
 */
import {
  type DocumentActionComponent,
  unstable_useContentManagerContext as useContentManagerContext,
} from '@strapi/content-manager/strapi-admin';
import { getFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import * as React from 'react';
import { failureInWords } from '../../admin/failure-in-words';
import type { Conflict, EditingState } from '../editing-state';
import { editedEntry } from './editing-address';
import { askWhichToKeep } from './overwriting-dialog';

/** Whether the key press is one that was held back and is sent again. */
let isResent = false;

export function askBeforeOverwriting(Action: DocumentActionComponent): DocumentActionComponent {
  const AskBeforeOverwriting: DocumentActionComponent = (props) => {
    const action = Action(props);
    const getValues = useForm('AskBeforeOverwriting', (form) => form.getValues);
    const resetForm = useForm('AskBeforeOverwriting', (form) => form.resetForm);
    const { toggleNotification } = useNotification();
    const { isLoading } = useContentManagerContext();
    const entry = editedEntry(props);
    const isDisabled = Boolean(action?.disabled) || (entry !== null && isLoading);

    /** Whether the form may be saved: nobody has saved the entry since, or the editor overwrites that save. */
    async function maySave(): Promise<boolean> {
      if (!entry) return true;
      const { path, query, seen } = entry;
      const { post } = getFetchClient();
      try {
        const { data: state } = await post<{ data: EditingState }>(`${path}${query}`, { seen });
        const { later } = state.data;
        if (!later) return true;
        const values = getValues();
        const { data: conflicts } = await post<{ data: Conflict[] }>(`${path}/compare${query}`, { values });
        if (conflicts.data.length === 0) return true;
        const choice = await askWhichToKeep(later, conflicts.data);
        if (choice === 'neither') return false;
        await post(`${path}/keep${query}`, choice === 'theirs' ? { values } : {});
        if (choice === 'mine') return true;
        // Nothing is unsaved any longer: the browser does not ask.
        resetForm();
        setTimeout(() => window.location.reload());
      } catch (error) {
        toggleNotification({ type: 'danger', message: failureInWords(error) });
      }
      return false;
    }

    // Strapi's shortcuts save without the button.
    const onKeyDown = React.useRef<(event: KeyboardEvent) => void>(() => undefined);
    onKeyDown.current = (event) => {
      if (!entry || isResent || isDisabled || actionOf(event) !== Action.type) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { key, ctrlKey, metaKey, shiftKey } = event;
      void maySave().then((saves) => {
        if (!saves) return;
        isResent = true;
        window.dispatchEvent(
          new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey, cancelable: true }),
        );
        isResent = false;
      });
    };
    React.useEffect(() => {
      const listen = (event: KeyboardEvent) => onKeyDown.current(event);
      window.addEventListener('keydown', listen, true);
      return () => window.removeEventListener('keydown', listen, true);
    }, []);

    if (!action) return action;
    return {
      ...action,
      disabled: isDisabled,
      // With `true` Strapi opens no dialog behind the question.
      onClick: async (event) => ((await maySave()) ? action.onClick?.(event) : true),
    };
  };
  return Object.assign(AskBeforeOverwriting, { type: Action.type, position: Action.position });
}

/** The action of Strapi's shortcuts: Ctrl or Cmd with Enter or S saves, with Shift and Enter it publishes. */
function actionOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'update' | 'publish' | null {
  if (!ctrlKey && !metaKey) return null;
  if (key === 'Enter') return shiftKey ? 'publish' : 'update';
  return key.toLowerCase() === 's' && !shiftKey ? 'update' : null;
}
