import type { EventSummary } from '~/school/agenda/events.server';
import { campusToVisit } from '~/school/agenda/events-around';
import { useLabels } from '~/site/labels-context';
import { AgendaEvents, type AgendaEventsProps } from './agenda-events';

interface AgendaPlacesProps extends AgendaEventsProps {
  /** Distance of each campus by its slug: `à 12 km`. */
  distances: Readonly<Record<string, string>>;
}

/** Events campus by campus, in the order of their distance; the campus and its distance are in the margin. */
export function AgendaPlaces({ events, distances, registrationSlug }: AgendaPlacesProps) {
  const t = useLabels();
  return byCampus(events).map(({ slug, title, events: campusEvents }) => (
    <section key={slug ?? ''} className="ledger" aria-labelledby={`pres-${slug ?? 'ailleurs'}`}>
      <h2 id={`pres-${slug ?? 'ailleurs'}`}>
        {title ?? t('agenda.list.elsewhere')}{' '}
        {slug && distances[slug] ? <small className="agenda-away">{distances[slug]}</small> : null}
      </h2>
      <AgendaEvents events={campusEvents} registrationSlug={registrationSlug} />
    </section>
  ));
}

/** Neighbours of one campus together, in the order of the events. */
function byCampus(events: readonly EventSummary[]) {
  const groups: { slug: string | null; title: string | undefined; events: EventSummary[] }[] = [];
  for (const event of events) {
    const slug = campusToVisit(event);
    const last = groups.at(-1);
    if (last && last.slug === slug) last.events.push(event);
    else groups.push({ slug, title: slug === null ? undefined : event.campus?.title, events: [event] });
  }
  return groups;
}
