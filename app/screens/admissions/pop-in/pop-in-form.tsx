import { type Dispatch, useRef } from 'react';
import { admissionsHref } from '~/school/admissions/actions';
import type { WantedChoice } from '~/school/admissions/choice';
import { useLabels } from '~/site/labels-context';
import { useEnhancement } from '~/ui/enhancement';
import { Icon } from '~/ui/icon';
import { PhoneLink } from '~/ui/phone-link';
import { AdmissionNoteText } from '../admission-note-text';
import { ProblemNotice } from '../problem-notice';
import { useFieldErrors } from '../use-field-errors';
import { CampusField } from './campus-field';
import { CourseField } from './course-field';
import type { PopInEvent, PopInState } from './pop-in-state';
import { popInStatus } from './pop-in-status';

interface PopInFormProps {
  /** Prefix of the ids inside: the page behind has its own form. */
  id: string;
  state: PopInState;
  dispatch: Dispatch<PopInEvent>;
}

/** The form of the pop-in, with the fields and messages of the page. */
export function PopInForm({ id, state, dispatch }: PopInFormProps) {
  const t = useLabels();
  const { action, chosen, problem, contact, slow, call } = state;
  const errors = useFieldErrors(problem, chosen);
  const noticeId = `${id}-problem`;
  const form = useRef<HTMLFormElement>(null);

  /** A button that is removed when pressed loses the focus. */
  const focusOn = (choice: WantedChoice) => {
    const dialog = form.current?.closest('dialog');
    if (dialog) focusFirst(dialog, choice);
  };

  useEnhancement(() => {
    if (problem?.kind === 'missing') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problem]);

  return (
    <form
      ref={form}
      method="post"
      action={admissionsHref(action)}
      // The site says itself what is missing, in the words of the specification.
      noValidate
      className="pop-in-form"
      aria-label={t('admissions.form.label')}
      aria-busy={call !== null}
      aria-describedby={problem ? noticeId : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'confirmed' });
      }}
    >
      {problem ? (
        <ProblemNotice
          id={noticeId}
          action={action}
          problem={problem}
          chosen={chosen}
          phone={contact.phone}
        />
      ) : null}
      {state.listsFailed ? (
        <button
          type="button"
          className="button button-secondary"
          onClick={() => {
            dispatch({ type: 'triedAgain' });
            focusOn(chosen);
          }}
        >
          {t('admissions.problem.retry')}
        </button>
      ) : null}
      <ol className="choice-steps">
        <li>
          <CourseField
            id={`${id}-course`}
            state={state}
            error={errors.course}
            onChoose={(slug) => dispatch({ type: 'courseChosen', slug })}
            onAnyCampus={() => {
              dispatch({ type: 'campusChosen', slug: null });
              focusOn({ course: null, campus: null });
            }}
          />
        </li>
        <li>
          <CampusField
            id={`${id}-campus`}
            state={state}
            error={errors.campus}
            onChoose={(slug) => dispatch({ type: 'campusChosen', slug })}
          />
        </li>
      </ol>
      <AdmissionNoteText standing={state.standing} />
      <div className="pop-in-status">
        <p role="status">{popInStatus(state, t)}</p>
        <p role="status">
          {slow ? t('admissions.popIn.slow') : null}{' '}
          {slow && contact.phone ? <PhoneLink number={contact.phone} prominent /> : null}
        </p>
      </div>
      <div className="choice-buttons">
        <button type="submit" className="button button-primary">
          {t(`admissions.${action}.submit`)}
          <Icon name="arrow-right" />
        </button>
        {chosen.course || chosen.campus ? (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              dispatch({ type: 'startedOver' });
              focusOn({ course: null, campus: null });
            }}
          >
            {t('admissions.form.reset')}
          </button>
        ) : null}
      </div>
      <p className="choice-note">{t('admissions.form.leaving')}</p>
    </form>
  );
}

/** Focuses the field for mouse users; on a touch screen the keyboard would cover the pop-in. */
export function focusFirst(dialog: HTMLDialogElement, chosen: WantedChoice): void {
  const typing = window.matchMedia('(pointer: fine)').matches;
  const missing = chosen.course ? 'select' : '[role=combobox]';
  const first = typing ? (chosen.course && chosen.campus ? '[type=submit]' : missing) : 'h2';
  dialog.querySelector<HTMLElement>(first)?.focus();
}
