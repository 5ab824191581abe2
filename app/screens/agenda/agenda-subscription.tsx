import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';
import { Section } from '~/ui/section';
import type { Agenda } from './agenda-list.server';

/** Explains and offers the subscription to the current list. */
export function AgendaSubscription({ agenda }: { agenda: Agenda }) {
  const t = useLabels();
  const { words, webcal, google, outlook, address } = agenda.subscription;
  return (
    <Section
      id="abonnement"
      title={
        words === null
          ? t('agenda.subscription.title')
          : t('agenda.subscription.filteredTitle', { filters: words })
      }
      intro={t('agenda.subscription.explanation')}
      surface="soft"
    >
      <ul role="list" className="cluster">
        <li>
          <ButtonLink href={webcal}>{t('agenda.subscription.webcal')}</ButtonLink>
        </li>
        <li>
          <ButtonLink href={google} look="secondary">
            {t('agenda.calendar.google')}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink href={outlook} look="secondary">
            {t('agenda.calendar.outlook')}
          </ButtonLink>
        </li>
      </ul>
      <p className="agenda-address">
        {t('agenda.subscription.byHand')} <a href={address}>{address}</a>
      </p>
    </Section>
  );
}
