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
      renderCard={(event, headingLevel) => <EventCard event={event} headingLevel={headingLevel} />}
      wholeList={{ href: block.all, label: t('blocks.events.all') }}
      emptyText={t('commons.empty.events')}
    />
  );
}
