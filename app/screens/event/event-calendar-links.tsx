import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import type { EventPageData } from './event-page.server';

/** Links that add the event to the visitor's calendar: a file, or one of two web sites. */
export function EventCalendarLinks({ calendars }: { calendars: NonNullable<EventPageData['calendars']> }) {
  const t = useLabels();
  return (
    <div className="event-calendars">
      <h3 className="text-lg">{t('agenda.event.calendars')}</h3>
      <ul role="list" className="tap-links">
        <li>
          <a href={calendars.file}>
            <Icon name="calendar" /> {t('agenda.event.calendarFile')}
          </a>
        </li>
        {(['google', 'outlook'] as const).map((site) => (
          <li key={site}>
            <a href={calendars[site]} target="_blank" rel="noopener noreferrer">
              <Icon name="external" /> {t(`agenda.calendar.${site}`)}
              <span className="sr-only">, {t('commons.externalLink')}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={calendars.subscription}>
            <Icon name="rhythm" /> {t('agenda.event.subscribe')}
          </a>
        </li>
      </ul>
    </div>
  );
}
