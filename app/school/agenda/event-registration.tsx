import { useIsThere } from '~/site/absent-links';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { LinkSubject } from '~/ui/link-subject';
import type { AgendaEvent } from './events.server';

interface EventRegistrationProps {
  event: Pick<AgendaEvent, 'url' | 'status' | 'title'>;
  /** Adds the event's title to the text of the button, for screen readers: needed in lists. */
  namesEvent?: boolean;
}

/**
 * The registration for a future event: on another site, which gets no referrer. A sentence instead of it when the event
 * is full, nothing when it is cancelled or needs no registration.
 */
export function EventRegistration({ event, namesEvent = false }: EventRegistrationProps) {
  const t = useLabels();
  const isThere = useIsThere();
  if (event.status === 'cancelled' || !event.url || !isThere(event.url)) return null;
  if (event.status === 'full') {
    return (
      <p className="event-registration">
        <span className="button button-closed">{t('agenda.event.registerFull')}</span>
      </p>
    );
  }
  return (
    <p className="event-registration">
      <a href={event.url} className="button button-primary" target="_blank" rel="noopener noreferrer">
        <span>
          {t('agenda.event.register')}
          <LinkSubject of={namesEvent ? event.title : null} />
        </span>
        <Icon name="external" label={t('commons.externalLink')} />
      </a>
    </p>
  );
}
