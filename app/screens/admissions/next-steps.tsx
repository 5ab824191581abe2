import { pathTo } from '~/addresses/path-to';
import type { AdmissionsAction } from '~/school/admissions/actions';
import { useIsThere } from '~/site/absent-links';
import { legalPages } from '~/site/editors-pages';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { OrderedSteps } from '~/ui/ordered-steps';
import { dayOf } from '../../../content-model/rules/event-times';
import { sidePages } from '../../../content-model/rules/linked-pages';
import type { AdmissionsView } from './admissions-view.server';
import { PhoneContact } from './phone-contact';

const steps = [1, 2, 3] as const;

interface NextStepsProps {
  action: AdmissionsAction;
  contact: AdmissionsView['contact'];
  events: AdmissionsView['events'];
}

/** The next steps, a contact, and how the data is used. */
export function NextSteps({ action, contact, events }: NextStepsProps) {
  const t = useLabels();
  const isThere = useIsThere();
  const { privacy } = legalPages(t);
  return (
    <aside className="ordered-steps tap-links stack admissions-aside" aria-label={t('admissions.next.title')}>
      <div className="ordered-steps-card stack on-deep contours">
        <OrderedSteps
          title={t('admissions.next.title')}
          steps={steps.map((step) => t(`admissions.next.${action}.${step}`))}
        />
        {contact.phone || isThere(sidePages.contact) ? (
          <section>
            <h2>{t('admissions.phone.title')}</h2>
            <PhoneContact contact={contact} />
          </section>
        ) : null}
        {events.length > 0 ? <Meetings events={events} /> : null}
      </div>
      <section>
        <h2>{t('admissions.privacy.title')}</h2>
        <p>{t('admissions.privacy.text')}</p>
        {isThere(privacy) ? (
          <p>
            <a href={privacy}>{t('admissions.privacy.link')}</a>
          </p>
        ) : null}
      </section>
    </aside>
  );
}

/** The next events on the chosen campus, to ask in person. */
function Meetings({ events }: Pick<NextStepsProps, 'events'>) {
  const t = useLabels();
  return (
    <section className="admissions-meetings">
      <h2>{t('admissions.meet.title')}</h2>
      <ul role="list" className="stack">
        {events.map(({ slug, title, dateStart }) => (
          <li key={slug}>
            <time dateTime={dateStart}>{formatDay(dayOf(dateStart))}</time>{' '}
            <a href={pathTo('agenda/:slug', slug)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
