import { useId } from 'react';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { PopInContact } from './pop-in-contact';
import { focusFirst, PopInForm } from './pop-in-form';
import { useModal } from './use-modal';
import type { PopInRequest } from './use-pop-in-request';
import { type MinimumDisplay, usePopInState } from './use-pop-in-state';

export interface PopInProps {
  request: PopInRequest;
  /** The number to call while no campus is chosen. */
  schoolPhone: string | null;
  withMinimumDisplay: MinimumDisplay;
  onOpen(): void;
  onClose(): void;
}

/**
 * Course and campus for an admissions action, in a native modal dialog (specification §4). Open while it is rendered;
 * unmounting discards error, course and campus.
 */
export function PopIn({ request, schoolPhone, withMinimumDisplay, onOpen, onClose }: PopInProps) {
  const t = useLabels();
  const id = useId();
  const [state, dispatch] = usePopInState(request, schoolPhone, withMinimumDisplay);
  const { dialog, handlers } = useModal((element) => {
    onOpen();
    focusFirst(element, state.chosen);
  }, onClose);
  const { action, contact } = state;
  return (
    <dialog ref={dialog} className="pop-in" aria-labelledby={`${id}-title`} {...handlers}>
      <div className="pop-in-sheet">
        <div className="pop-in-intro on-deep">
          <h2 id={`${id}-title`} tabIndex={-1}>
            {t(`admissions.${action}.title`)}
          </h2>
          <p className="pop-in-lead">{t(`admissions.${action}.lead`)}</p>
        </div>
        <button
          type="button"
          className="pop-in-close"
          aria-label={t('commons.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
        <PopInForm id={id} state={state} dispatch={dispatch} />
        <PopInContact contact={contact} />
      </div>
    </dialog>
  );
}
