import { pathTo } from '~/addresses/path-to';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { dayOf } from '../../content-model/rules/event-times';
import type { ChromeContent } from './chrome-content.server';

/** The menus show the next three events (specification §9). */
const shownEvents = 3;

/** The next events beside a menu. */
export function MenuEvents({ events, id }: { events: ChromeContent['events']; id: string }) {
  const t = useLabels();
  const nextEvents = events.slice(0, shownEvents);
  return (
    <div className="menu-events">
      <p id={id} className="menu-title">
        {t('layout.events.title')}
      </p>
      {nextEvents.length > 0 ? (
        <ul role="list" aria-labelledby={id}>
          {nextEvents.map((event) => (
            <li key={event.slug}>
              <a href={pathTo('agenda/:slug', event.slug)}>
                <EventDay event={event} /> <span>{event.title}</span>{' '}
                {event.campus ? <small>{event.campus.title}</small> : null}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('commons.empty.events')}</p>
      )}
      <a href={pathTo('agenda')} className="menu-more">
        {t('layout.events.all')}
      </a>
    </div>
  );
}

/** The day an event begins, or the day it ends when it has begun. */
function EventDay({ event: { dateStart, runsUntil } }: { event: ChromeContent['events'][number] }) {
  const t = useLabels();
  if (!runsUntil) return <time dateTime={dayOf(dateStart)}>{formatDay(dayOf(dateStart))}</time>;
  return <time dateTime={runsUntil}>{t('layout.events.until', { day: formatDay(runsUntil) })}</time>;
}
