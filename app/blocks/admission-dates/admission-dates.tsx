import { periodText } from '~/school/programmes/admission-calendar';
import { waysInBrief } from '~/school/programmes/admission-words';
import { pathTo } from '~/screens/list/path-to';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { LinkedText } from '~/ui/linked-text';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import { InFrench } from '../in-french';
import type { AdmissionDatesBlockData } from './definition.server';

/** Dates of admission: those of the national calendar along a line, then apprentices', then each other programme's. */
export function AdmissionDatesBlock({ block }: BlockProps<AdmissionDatesBlockData>) {
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <InFrench>{(lang) => <Dates block={block} lang={lang} />}</InFrench>
    </BlockFrame>
  );
}

function Dates({ block, lang }: { block: AdmissionDatesBlockData; lang: 'fr' | undefined }) {
  const t = useLabels();
  const { title, national, apprenticeship, schoolCalendars } = block;
  const Heading = title ? 'h3' : 'h2';
  return (
    <div className="admission-dates stack" lang={lang}>
      {national.length > 0 ? (
        <ol role="list" className="timeline">
          {national.map((step) => (
            <li key={step.title}>
              <p className="timeline-date">{periodText(step, t)}</p>
              <div>
                <Heading className="timeline-title">{step.title}</Heading>
                {step.text ? (
                  <p>
                    <LinkedText text={step.text} />
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      ) : null}
      {apprenticeship ? (
        <div className="admission-apprentices">
          <Heading className="timeline-title">{t('programmes.admission.apprentices')}</Heading>
          <p>
            <b>{periodText(apprenticeship, t)}</b>
          </p>
          {apprenticeship.text ? (
            <p>
              <LinkedText text={apprenticeship.text} />
            </p>
          ) : null}
        </div>
      ) : null}
      {schoolCalendars.length > 0 ? (
        <details>
          <summary>
            <Heading className="timeline-title">
              {t.count('programmes.admission.own', schoolCalendars.length)}
            </Heading>
            <Icon name="plus" />
          </summary>
          <ul role="list">
            {schoolCalendars.map((programme) => (
              <li key={programme.slug}>
                <a href={pathTo('formations/:slug', programme.slug)}>{programme.title}</a>{' '}
                <span>{waysInBrief(programme.ways, t)}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
