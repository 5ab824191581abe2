/**
 * 'Enregistrer' and 'Publier' first ask whether somebody else has saved the entry since the form was opened. Strapi's
 * form is emptied by a save that the server refuses, so the question comes before it (docs/architecture.md, 'What
 * editors cannot lose').
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

/** A key that was held back is pressed once more. */
let isPassing = false;

export function askBeforeOverwriting(Action: DocumentActionComponent): DocumentActionComponent {
  const AskBeforeOverwriting: DocumentActionComponent = (props) => {
    const action = Action(props);
    const getValues = useForm('AskBeforeOverwriting', (form) => form.getValues);
    const resetForm = useForm('AskBeforeOverwriting', (form) => form.resetForm);
    const { toggleNotification } = useNotification();
    const { isLoading } = useContentManagerContext();
    const entry = editedEntry(props);
    const isDisabled = Boolean(action?.disabled) || (entry !== null && isLoading);

    async function mayGoOn(): Promise<boolean> {
      if (!entry) return true;
      const { path, query, seen } = entry;
      const { post } = getFetchClient();
      try {
        const { data: state } = await post<{ data: EditingState }>(`${path}${query}`, { seen });
        const { later } = state.data;
        if (!later) return true;
        const values = getValues();
        const { data: found } = await post<{ data: Conflict[] }>(`${path}/compare${query}`, { values });
        if (found.data.length === 0) return true;
        const choice = await askWhichToKeep(later, found.data);
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

    // Strapi's own keys save by themselves.
    const press = React.useRef<(event: KeyboardEvent) => void>(() => undefined);
    press.current = (event) => {
      if (!entry || isPassing || isDisabled || actionOf(event) !== Action.type) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { key, ctrlKey, metaKey, shiftKey } = event;
      void mayGoOn().then((goesOn) => {
        if (!goesOn) return;
        isPassing = true;
        window.dispatchEvent(
          new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey, cancelable: true }),
        );
        isPassing = false;
      });
    };
    React.useEffect(() => {
      const listen = (event: KeyboardEvent) => press.current(event);
      window.addEventListener('keydown', listen, true);
      return () => window.removeEventListener('keydown', listen, true);
    }, []);

    if (!action) return action;
    return {
      ...action,
      disabled: isDisabled,
      // A dialog of Strapi's opens behind no question of ours.
      onClick: async (event) => ((await mayGoOn()) ? action.onClick?.(event) : true),
    };
  };
  return Object.assign(AskBeforeOverwriting, { type: Action.type, position: Action.position });
}

/** Strapi's own keys: Ctrl or Cmd with Enter or S, and with Shift and Enter. */
function actionOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'update' | 'publish' | null {
  if (!ctrlKey && !metaKey) return null;
  if (key === 'Enter') return shiftKey ? 'publish' : 'update';
  return key.toLowerCase() === 's' && !shiftKey ? 'update' : null;
}
