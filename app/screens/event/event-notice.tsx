import type { AgendaEvent } from '~/school/agenda/events.server';
import { pathTo } from '~/screens/list/path-to';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';

interface EventNoticeProps {
  status: AgendaEvent['status'];
  isOver: boolean;
}

/** A notice at the top of the page about a past, full or cancelled event. Nothing for an open one. */
export function EventNotice({ status, isOver }: EventNoticeProps) {
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
