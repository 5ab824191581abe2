import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { agendaHref } from './agenda-filter';

/** Says at the top of the page what would make a journey useless. Nothing for an event to come. */
export function EventNotice({ cancelled, over }: { cancelled: boolean; over: boolean }) {
  const t = useLabels();
  if (!cancelled && !over) return null;
  return (
    <p className="event-notice">
      <Icon name={cancelled ? 'warning' : 'info'} />
      <strong>{t(cancelled ? 'agenda.event.cancelled' : 'agenda.event.over')}</strong>
      <a href={agendaHref({})}>{t('agenda.event.next')}</a>
    </p>
  );
}
