import { pathTo } from '~/addresses/path-to';
import { EventCard } from '~/school/agenda/event-card';
import { eventLine } from '~/school/agenda/event-line';
import { NewsCard, newsLine } from '~/school/news/news-card';
import { ProgrammeCard } from '~/school/programmes/programme-card';
import { rhythmsText } from '~/school/programmes/programme-words';
import { useLabels } from '~/site/labels-context';
import { CardSection } from '~/ui/card-section';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { RichText } from '~/ui/rich-text';
import { EventHeader } from './event-header';
import type { EventPageData } from './event-page.server';
import { EventSheet } from './event-sheet';

/** One event: its subject, access, related content and other events. */
export function EventPage({ page }: { page: EventPageData }) {
  const { event, isOver, sameType, campus, calendars, programmes, otherEvents, news } = page;
  const t = useLabels();
  return (
    <>
      <article>
        <EventHeader event={event} isOver={isOver} sameType={sameType} />
        <div className="event-body stack page-end page-normal">
          <div>
            {event.image ? (
              <Picture
                media={event.image}
                sizes="(min-width: 64rem) 46rem, 100vw"
                maxWidth={1920}
                priority
                className="event-picture"
              />
            ) : null}
            <RichText html={event.body} ids="" />
          </div>
          <EventSheet event={event} campus={campus} />
          {calendars ? <EventCalendarLinks calendars={calendars} /> : null}
        </div>
      </article>
      <CardSection
        title={t('agenda.event.programmes')}
        surface="soft"
        items={programmes}
        card={(programme) => <ProgrammeCard programme={programme} among={programmes.length} />}
        line={({ slug, rhythms }) => ({
          href: pathTo('formations/:slug', slug),
          facts: rhythmsText(rhythms, t),
        })}
      />
      <CardSection
        title={t(event.campus ? 'agenda.event.onCampus' : 'agenda.event.others')}
        items={otherEvents}
        card={(other) => <EventCard event={other} />}
        line={(other) => eventLine(other, t)}
        all={{ href: pathTo('agenda'), label: t('agenda.event.all') }}
        wide
      />
      <CardSection
        title={t('agenda.event.news')}
        surface="soft"
        items={news}
        card={(item) => <NewsCard news={item} />}
        line={newsLine}
      />
    </>
  );
}

/** Links that add the event to the visitor's calendar: a file, or one of two web sites. */
function EventCalendarLinks({ calendars }: { calendars: NonNullable<EventPageData['calendars']> }) {
  const t = useLabels();
  return (
    <div className="event-calendars">
      <h2 className="text-lg">{t('agenda.event.calendars')}</h2>
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
