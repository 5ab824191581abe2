import { pathTo } from '~/addresses/path-to';
import type { Labels } from '~/site/labels';
import type { CardLine } from '~/ui/card-section';
import { eventDates } from './event-dates';
import type { EventSummary } from './events.server';
import { placeWords } from './place-words';

/** The line of an event in `CardSection`: status, dates and place in the words of its card. */
export function eventLine(event: EventSummary, t: Labels): CardLine {
  const { slug, status, dateStart } = event;
  const place = placeWords(event, t);
  const facts = (
    <>
      {status === 'scheduled' ? null : `${t(`agenda.card.${status}`)}\u00a0· `}
      <time dateTime={dateStart}>{eventDates(event, t)}</time>
      {place ? `\u00a0· ${place}` : null}
    </>
  );
  return { href: pathTo('agenda/:slug', slug), facts };
}
