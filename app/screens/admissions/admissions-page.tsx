import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { PageHeader } from '~/ui/page-header';
import { AdmissionNoteText } from './admission-note-text';
import type { AdmissionsView } from './admissions-view.server';
import { ChoiceForm } from './choice-form';
import { NextSteps } from './next-steps';
import { OtherActions } from './other-actions';
import { ProblemNotice } from './problem-notice';
import { RetryForm } from './retry-form';
import { useOwnDocument } from './use-own-document';

/** An admissions page: the choice of course and campus on the left, the next steps on the right. */
export function AdmissionsPage({ view }: { view: AdmissionsView }) {
  const t = useLabels();
  const forms = useOwnDocument();
  const { action, lists, problem } = view;
  return (
    <>
      <PageHeader
        compact
        title={t(`admissions.${action}.title`)}
        eyebrow={chosenNames(view).join(', ')}
        summary={t(`admissions.${action}.lead`)}
        breadcrumb={siteTrail(t)}
      />
      <div className="page-normal admissions">
        <div className="admissions-main" ref={forms}>
          {problem ? (
            <ProblemNotice
              action={action}
              problem={problem}
              chosen={view.chosen}
              phone={view.contact.phone}
            />
          ) : null}
          <AdmissionNoteText standing={view.standing} />
          {lists ? (
            <ChoiceForm
              action={action}
              lists={lists}
              chosen={view.chosen}
              problem={problem}
              nearness={view.nearness}
            />
          ) : (
            <RetryForm action={action} chosen={view.chosen} />
          )}
          <OtherActions action={action} chosen={view.chosen} except={view.except} />
        </div>
        <NextSteps action={action} contact={view.contact} events={view.events} />
      </div>
    </>
  );
}

/** Full names of the chosen course and campus, because a narrow select truncates them. */
function chosenNames({ lists, chosen }: AdmissionsView): string[] {
  const named = [
    lists?.courses.find(({ slug }) => slug === chosen.course),
    lists?.campuses?.find(({ slug }) => slug === chosen.campus),
  ];
  return named.flatMap((choice) => (choice ? [choice.name] : []));
}
