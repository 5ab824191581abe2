/** Before an entry is taken offline or deleted, the question names what leads to it. */
import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { Flex } from '@strapi/design-system';
import { isRemembered } from '../../entries/remembered';
import { Uses } from './uses';

export function sayUsesFirst(Action: DocumentActionComponent): DocumentActionComponent {
  const SayUsesFirst: DocumentActionComponent = (props) => {
    const action = Action(props);
    const { model, documentId } = props;
    if (!action || !documentId || !isRemembered(model)) return action;
    const uses = <Uses model={model} documentId={documentId} open />;
    const { dialog, label, onClick } = action;
    if (dialog === undefined) {
      const onConfirm = async () => void (await onClick?.(undefined as never));
      return {
        ...action,
        onClick: undefined,
        dialog: { type: 'dialog', title: label, content: uses, onConfirm },
      };
    }
    if (dialog.type !== 'dialog') return action;
    const content = (
      <Flex direction="column" alignItems="stretch" gap={4}>
        {dialog.content}
        {uses}
      </Flex>
    );
    return { ...action, dialog: { ...dialog, content } };
  };
  return Object.assign(SayUsesFirst, { type: Action.type, position: Action.position });
}
