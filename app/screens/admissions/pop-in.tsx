import { type Dispatch, useId, useReducer, useRef } from 'react';
import { withMinimumDisplay } from '~/browser/minimum-display';
import { useLabels } from '~/site/labels-context';
import { classNames } from '~/ui/class-names';
import { Combobox } from '~/ui/combobox/combobox';
import { useEnhancement } from '~/ui/enhancement';
import { FieldError } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { PhoneLink } from '~/ui/phone-link';
import { perform } from './admissions-calls';
import { AdmissionsForm } from './admissions-form';
import type { AdmissionsRequest } from './admissions-link';
import type { CourseFieldProps } from './choice-fields';
import { choiceNames } from './choice-names';
import { PhoneContact } from './phone-contact';
import { openPopIn, type PopInEvent, type PopInState, popInReducer, popInStatus } from './pop-in-state';
import { useModal } from './use-modal';

export interface PopInProps {
  request: AdmissionsRequest;
  /** The number to call while no campus is chosen. */
  schoolPhone: string | null;
  /** The request is shown. */
  onShow(): void;
  onClose(): void;
}

/**
 * The form of the admissions page in a native modal dialog (specification §4). Open while it is rendered; unmounting
 * discards error, course and campus.
 */
export function PopIn({ request, schoolPhone, onShow, onClose }: PopInProps) {
  const t = useLabels();
  const id = useId();
  const [state, dispatch] = usePopInState(request, schoolPhone);
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, request, onShow);
  const { view, clearedCampus } = state;
  /** Ignores a text selection that is dragged from the dialog to the backdrop. */
  const pressed = useRef<EventTarget | null>(null);
  const close = () => dialog.current?.close();

  useEnhancement(() => {
    if (view.problem?.kind === 'missing')
      dialog.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [view.problem]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself
    <dialog
      ref={dialog}
      className="pop-in"
      aria-labelledby={`${id}-title`}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target }) => {
        if (target === dialog.current && pressed.current === target) close();
      }}
      onClose={() => {
        // The event is asynchronous: the dialog may be open again, or removed.
        if (dialog.current?.open === false) onClose();
      }}
    >
      <div className="pop-in-sheet">
        <div className="pop-in-intro on-deep">
          <h2 id={`${id}-title`} className="text-3xl" tabIndex={-1}>
            {t(`admissions.${view.action}.title`)}
          </h2>
          <p className="pop-in-lead">{t(`admissions.${view.action}.lead`)}</p>
        </div>
        <button
          type="button"
          className="pop-in-close icon-button"
          aria-label={t('commons.close')}
          onClick={close}
        >
          <Icon name="close" />
        </button>
        <div className="pop-in-form">
          <AdmissionsForm
            view={view}
            live={{
              id,
              CourseField: CourseCombobox,
              campusHint: clearedCampus && t('admissions.popIn.cleared', { campus: clearedCampus }),
              status: <Status state={state} />,
              isBusy: state.call !== null,
              listsFailed: state.listsFailed,
              onChoose: (choice) => dispatch({ type: 'chosen', choice }),
              onConfirm: () => dispatch({ type: 'confirmed' }),
            }}
          />
        </div>
        <section className="pop-in-contact tap-links on-deep" aria-label={t('admissions.phone.title')}>
          <PhoneContact contact={view.contact} />
        </section>
      </div>
    </dialog>
  );
}

/** The course, as a combobox: there are about eighty. */
function CourseCombobox({ id, view, error, onChoose, children }: CourseFieldProps) {
  const t = useLabels();
  const errorId = `${id}-error`;
  const { lists, chosen } = view;
  const { campus } = choiceNames(view);
  const textOf = (count: number) => {
    if (!lists) return t('admissions.popIn.loading');
    if (count > 0) return t.count('admissions.popIn.courses', count);
    return campus ? t('admissions.popIn.noneAtCampus', { campus }) : t('commons.empty.results');
  };
  return (
    <div className={classNames('field', error && 'field-invalid')}>
      <Combobox
        id={id}
        label={t('admissions.form.course')}
        placeholder={t(
          // The name of a preset course is unknown until the list is loaded.
          !lists && chosen.course ? 'admissions.popIn.loading' : 'admissions.popIn.coursePlaceholder',
        )}
        openLabel={t('admissions.popIn.allCourses')}
        options={lists?.courses ?? null}
        selected={chosen.course}
        onChoose={onChoose}
        textOf={textOf}
        describedBy={error ? errorId : undefined}
        invalid={error !== undefined}
        required
      />
      <FieldError id={errorId} error={error} />
      {children}
    </div>
  );
}

function Status({ state }: { state: PopInState }) {
  const t = useLabels();
  const { phone } = state.view.contact;
  return (
    <div className="pop-in-status">
      <p role="status">{popInStatus(state, t)}</p>
      <p role="status">
        {state.isSlow ? t('admissions.popIn.slow') : null}{' '}
        {state.isSlow && phone ? <PhoneLink number={phone} prominent /> : null}
      </p>
    </div>
  );
}

/** Milliseconds after which a call is slow and a contact is shown, and after which it has failed. */
const patience = { slow: 3000, failed: 15_000 };

/** The pop-in's state and its calls; outdated calls are aborted. */
function usePopInState(
  request: AdmissionsRequest,
  schoolPhone: string | null,
): [PopInState, Dispatch<PopInEvent>] {
  const [state, dispatch] = useReducer(popInReducer, null, () => openPopIn(request, schoolPhone));
  if (state.request !== request) dispatch({ type: 'requested', request });
  const { call } = state;

  useEnhancement(() => {
    if (!call) return;
    const calling = new AbortController();
    const slowTimer = setTimeout(() => dispatch({ type: 'tookLong', call }), patience.slow);
    const failureTimer = setTimeout(() => calling.abort(), patience.failed);
    let isWanted = true;
    withMinimumDisplay(perform(call, calling.signal)).then((outcome) => {
      if (!isWanted) return;
      dispatch({ ...outcome, call });
      if (outcome.type === 'linkFound') leaveFor(outcome.url);
    });
    return () => {
      isWanted = false;
      clearTimeout(slowTimer);
      clearTimeout(failureTimer);
      calling.abort();
    };
  }, [call]);

  return [state, dispatch];
}

/** Leaves the site. Replaces the pop-in's history entry, so that Back does not reopen the pop-in. */
function leaveFor(url: string): void {
  // The CRM takes part in no view transition; Chromium would log a warning for the same-origin demo CRM.
  window.addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition(), {
    once: true,
  });
  window.location.replace(url);
}
