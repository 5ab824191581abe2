/** Before entries are taken offline or deleted, one or several of a list, the question names what leads to them. */
import type { BulkActionComponent, DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { Flex } from '@strapi/design-system';
import type * as React from 'react';
import { hasVersions } from '../../entries/has-versions';
import { Uses } from './uses';

export function sayUsesFirst(Action: DocumentActionComponent): DocumentActionComponent {
  const SayUsesFirst: DocumentActionComponent = (props) => {
    const action = Action(props);
    const { model, documentId } = props;
    if (!action || !documentId || !hasVersions(model)) return action;
    const uses = <Uses model={model} documentId={documentId} open />;
    const { dialog, label, onClick } = action;
    if (dialog === undefined) {
      // A dialog gives no event, and none of the panel's actions reads it.
      const onConfirm = async () => void (await onClick?.({} as React.SyntheticEvent));
      return {
        ...action,
        onClick: undefined,
        dialog: { type: 'dialog', title: label, content: uses, onConfirm },
      };
    }
    return dialog.type === 'dialog' ? { ...action, dialog: withUses(dialog, uses) } : action;
  };
  return Object.assign(SayUsesFirst, { type: Action.type, position: Action.position });
}

export function sayUsesOfSeveralFirst(Action: BulkActionComponent): BulkActionComponent {
  const SayUsesOfSeveralFirst: BulkActionComponent = (props) => {
    const action = Action(props);
    const { model, documents } = props;
    if (action?.dialog?.type !== 'dialog' || documents.length === 0 || !hasVersions(model)) return action;
    const documentIds = documents.map(({ documentId }) => documentId).join(',');
    return {
      ...action,
      dialog: withUses(action.dialog, <Uses model={model} documentId={documentIds} open />),
    };
  };
  return Object.assign(SayUsesOfSeveralFirst, { type: Action.type });
}

const withUses = <Dialog extends { content?: React.ReactNode }>(dialog: Dialog, uses: React.ReactNode) => ({
  ...dialog,
  content: (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {dialog.content}
      {uses}
    </Flex>
  ),
});
