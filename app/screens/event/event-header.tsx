import { pathTo } from '~/addresses/path-to';
import { eventDates, firstDayOf } from '~/school/agenda/event-dates';
import { EventRegistration } from '~/school/agenda/event-registration';
import type { AgendaEvent } from '~/school/agenda/events.server';
import { campusName } from '~/school/campuses/campus-name';
import { useLabels } from '~/site/labels-context';
import { siteTrail } from '~/site/trail';
import { Breadcrumb } from '~/ui/breadcrumb';
import { Icon } from '~/ui/icon';
import { Relief } from '~/ui/relief';

interface EventHeaderProps {
  event: Pick<
    AgendaEvent,
    | 'title'
    | 'description'
    | 'url'
    | 'type'
    | 'kind'
    | 'status'
    | 'mode'
    | 'place'
    | 'dateStart'
    | 'dateEnd'
    | 'campus'
  >;
  isOver: boolean;
  /** The agenda narrowed to the event's type; null without a known type. */
  sameType: string | null;
}

/** Header of an event's page: its date, its title, and its status. */
export function EventHeader({ event, isOver, sameType }: EventHeaderProps) {
  const t = useLabels();
  const firstDay = firstDayOf(event);
  return (
    <header className="event-header on-deep on-relief">
      <Relief />
      <div className="page-normal">
        <Breadcrumb
          {...siteTrail(t, { label: t('commons.links.agenda'), href: pathTo('agenda') })}
          current={event.title}
        />
        <div className="event-head stack">
          <p className="event-day" aria-hidden="true">
            <span>{firstDay.day}</span> {firstDay.month} {firstDay.year}
          </p>
          <div>
            <p className="event-kind tap-links">
              {event.type && sameType ? (
                <a href={sameType}>{t(`agenda.card.type.${event.type}`)}</a>
              ) : event.kind ? (
                t.dynamic(`agenda.card.type.${event.kind}`)
              ) : null}
            </p>
            <h1 className="text-4xl">{event.title}</h1>
            <p className="event-when">
              {event.dateStart ? <time dateTime={event.dateStart}>{eventDates(event, t)}</time> : null}{' '}
              <EventWhere event={event} />
            </p>
            <EventNotice status={event.status} isOver={isOver} />
            {isOver ? null : <EventRegistration event={event} />}
            {event.description ? <p className="event-lead">{event.description}</p> : null}
          </div>
        </div>
      </div>
    </header>
  );
}

/** Short name of the place; the full address is in the sheet below. */
function EventWhere({ event: { mode, place, campus } }: Pick<EventHeaderProps, 'event'>) {
  const t = useLabels();
  const where =
    mode === 'online' ? t('agenda.event.online') : (place ?? (campus ? campusName(campus.title, t) : null));
  if (!where) return null;
  return (
    <span className="event-where">
      <Icon name={mode === 'online' ? 'globe' : 'pin'} />
      {where}
    </span>
  );
}

interface EventNoticeProps {
  status: AgendaEvent['status'];
  isOver: boolean;
}

/** A notice at the top of the page about a past, full or cancelled event. Nothing for an open one. */
function EventNotice({ status, isOver }: EventNoticeProps) {
  const t = useLabels();
  const state = stateOf({ status, isOver });
  if (state === null) return null;
  return (
    <p className="event-notice tap-links">
      <Icon name={state === 'over' ? 'info' : 'warning'} />
      <span className="row">
        <strong>{t(`agenda.event.${state}`)}</strong> <a href={pathTo('agenda')}>{t('agenda.event.next')}</a>
      </span>
    </p>
  );
}

function stateOf({ status, isOver }: EventNoticeProps): 'cancelled' | 'over' | 'full' | null {
  if (status === 'cancelled') return 'cancelled';
  if (isOver) return 'over';
  return status === 'full' ? 'full' : null;
}
