import { useLabels } from '~/site/labels-context';
import { type Definition, DefinitionList } from '~/ui/definition-list';
import { Icon } from '~/ui/icon';
import { LinkedText } from '~/ui/linked-text';
import { PhoneFold } from '~/ui/phone-fold';
import { PhoneLink } from '~/ui/phone-link';
import { RichText } from '~/ui/rich-text';
import type { CampusDetails } from './campus-page.server';

/** The campus's text, if it has one, beside its access. */
export function CampusPresentation({ campus }: { campus: CampusDetails }) {
  const t = useLabels();
  return (
    <div className="campus-presentation stack page-end page-normal">
      {campus.description.__html ? (
        <section aria-labelledby="le-campus">
          <h2 id="le-campus" className="sr-only">
            {t('campuses.about.title')}
          </h2>
          <PhoneFold summary={t('campuses.about.read')}>
            <RichText html={campus.description} below={2} ids="" />
          </PhoneFold>
        </section>
      ) : null}
      <section className="info-sheet" id="venir" aria-labelledby="venir-titre">
        <h2 id="venir-titre" className="text-2xl">
          {t('campuses.visit.title')}
        </h2>
        <DefinitionList items={useFacts(campus)} />
        <Transport transport={campus.transport} />
      </section>
    </div>
  );
}

function Transport({ transport }: Pick<CampusDetails, 'transport'>) {
  const t = useLabels();
  if (transport.length === 0) return null;
  const modes = [...new Set(transport.map(({ mode }) => mode))];
  return (
    <>
      <h3 className="transport-title">{t('campuses.visit.transport')}</h3>
      <PhoneFold summary={modes.map((mode) => t(`campuses.visit.mode.${mode}`)).join(', ')}>
        <ul role="list" className="transport">
          {transport.map(({ mode, text }) => (
            <li key={`${mode} ${text}`}>
              <Icon name={mode} label={t(`campuses.visit.mode.${mode}`)} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </>
  );
}

function useFacts(campus: CampusDetails): Definition[] {
  const t = useLabels();
  const facts: (Definition | null)[] = [
    {
      term: t('campuses.visit.address'),
      description: (
        <address>
          {campus.street}
          <br />
          {campus.postalCode} {campus.city}
        </address>
      ),
    },
    campus.accessNote
      ? { term: t('campuses.visit.access'), description: <LinkedText text={campus.accessNote} /> }
      : null,
    campus.openingHours ? { term: t('campuses.visit.hours'), description: campus.openingHours } : null,
    campus.phone
      ? { term: t('campuses.visit.phone'), description: <PhoneLink number={campus.phone} /> }
      : null,
    campus.email
      ? {
          term: t('campuses.visit.email'),
          description: <a href={`mailto:${campus.email}`}>{campus.email}</a>,
        }
      : null,
    campus.uai ? { term: t('campuses.visit.uai'), description: campus.uai } : null,
  ];
  return facts.filter((fact) => fact !== null);
}
