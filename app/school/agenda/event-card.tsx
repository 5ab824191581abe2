import type { ReactNode } from 'react';
import { pathTo } from '~/addresses/path-to';
import { useLabels } from '~/site/labels-context';
import { Entry, EntryTitle, Fact, type HeadingLevel } from '~/ui/entry';
import { eventDates, firstDayOf } from './event-dates';
import type { EventSummary } from './events.server';
import { placeWords } from './place-words';

interface EventCardProps {
  event: EventSummary;
  headingLevel?: HeadingLevel;
  /** Links of the card besides its own. */
  action?: ReactNode;
}

/** An event in a list: date, title, time and place. */
export function EventCard({ event, headingLevel, action }: EventCardProps) {
  const t = useLabels();
  const firstDay = firstDayOf(event);
  const { status } = event;
  return (
    <Entry className={status === 'cancelled' ? 'entry-event entry-event-cancelled' : 'entry-event'}>
      <p className="event-leaf" aria-hidden="true">
        <span>{firstDay.weekday}</span> <span className="event-leaf-day">{firstDay.day}</span>{' '}
        <span>
          {firstDay.month} {firstDay.year}
        </span>
      </p>
      <div className="entry-body">
        <EntryTitle level={headingLevel} href={pathTo('agenda/:slug', event.slug)}>
          {event.title}
        </EntryTitle>
        {status === 'scheduled' && event.type === null ? null : (
          <p className="entry-legend">
            {status === 'scheduled' ? null : (
              <strong className={`event-${status}`}>{t(`agenda.card.${status}`)}</strong>
            )}{' '}
            {event.type ? t(`agenda.card.type.${event.type}`) : null}
          </p>
        )}
        <ul role="list" className="entry-facts entry-lines">
          {event.dateStart ? (
            <Fact icon="clock">
              <time dateTime={event.dateStart}>{eventDates(event, t)}</time>
            </Fact>
          ) : null}
          <EventPlace event={event} />
        </ul>
        {action}
      </div>
    </Entry>
  );
}

function EventPlace({ event }: { event: EventSummary }) {
  const t = useLabels();
  const place = placeWords(event, t);
  return place ? <Fact icon={event.mode === 'online' ? 'globe' : 'pin'}>{place}</Fact> : null;
}
