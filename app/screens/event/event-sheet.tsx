import { pathTo } from '~/addresses/path-to';
import { useAdmissionsHref } from '~/school/admissions/use-admissions-href';
import { eventDates } from '~/school/agenda/event-dates';
import { campusName } from '~/school/campuses/campus-name';
import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';
import { type Definition, DefinitionList } from '~/ui/definition-list';
import { Icon } from '~/ui/icon';
import { PhoneLink } from '~/ui/phone-link';
import type { EventPageData } from './event-page.server';

type EventSheetProps = Pick<EventPageData, 'event' | 'campus'>;

/** Practical information about an event: time, place, contact. */
export function EventSheet({ event, campus }: EventSheetProps) {
  const t = useLabels();
  const admissionsHref = useAdmissionsHref();
  return (
    <aside className="info-sheet event-sheet" aria-labelledby="infos-pratiques">
      <h2 id="infos-pratiques" className="text-2xl">
        {t('agenda.event.practical')}
      </h2>
      <DefinitionList items={useFacts({ event, campus })} />
      <div className="event-actions stack">
        <ButtonLink href={admissionsHref('contact', { campus: campus?.slug })} look="secondary">
          {t('agenda.event.contact')}
        </ButtonLink>
      </div>
    </aside>
  );
}

function useFacts({ event, campus }: EventSheetProps): Definition[] {
  const t = useLabels();
  const isPlaceKnown = event.mode !== 'on-site' || event.place !== null || event.campus !== null;
  const facts: (Definition | null)[] = [
    event.dateStart
      ? {
          term: t('agenda.event.when'),
          description: <time dateTime={event.dateStart}>{eventDates(event, t)}</time>,
        }
      : null,
    isPlaceKnown
      ? { term: t('agenda.event.where'), description: <EventPlace event={event} campus={campus} /> }
      : null,
    campus?.phone
      ? { term: t('agenda.event.phone'), description: <PhoneLink number={campus.phone} /> }
      : null,
    campus?.email
      ? {
          term: t('agenda.event.email'),
          description: <a href={`mailto:${campus.email}`}>{campus.email}</a>,
        }
      : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** An online event has no address, even when a campus holds it. */
function EventPlace({ event, campus }: EventSheetProps) {
  const t = useLabels();
  const name = campus ?? event.campus;
  return (
    <>
      {event.mode === 'on-site' ? null : (
        <span className="event-mode">
          <Icon name="globe" />
          {t(event.mode === 'online' ? 'agenda.event.online' : 'agenda.event.mixed')}
        </span>
      )}{' '}
      {event.place ? <span className="event-place">{event.place}</span> : null}{' '}
      {name ? (
        <a href={pathTo('campus/:slug', name.slug)} className="event-place">
          {campusName(name.title, t)}
        </a>
      ) : null}
      {campus && event.mode !== 'online' ? (
        <address>
          {campus.street}
          <br />
          {campus.postalCode} {campus.city}
        </address>
      ) : null}
    </>
  );
}
