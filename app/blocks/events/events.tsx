import { EventCard } from '~/school/agenda/event-card';
import { useLabels } from '~/site/labels-context';
import type { BlockProps } from '../block-props';
import { CollectionFrame } from '../collection-frame';
import type { EventsBlockData } from './definition.server';

/** The next events. */
export function EventsBlock({ block }: BlockProps<EventsBlockData>) {
  const t = useLabels();
  return (
    <CollectionFrame
      block={block}
      items={block.items}
      grid="roomy"
      keyOf={(event) => event.slug}
      card={(event, headingLevel) => <EventCard event={event} headingLevel={headingLevel} />}
      all={{ href: block.all, label: t('blocks.events.all') }}
      empty={t('commons.empty.events')}
    />
  );
}
