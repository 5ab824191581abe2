import { pathTo } from '~/addresses/path-to';
import { periodText } from '~/school/programmes/admission-calendar-words';
import { waysInBrief } from '~/school/programmes/admission-words';
import { useLabels } from '~/site/labels-context';
import { Icon } from '~/ui/icon';
import { LinkedText } from '~/ui/linked-text';
import { BlockFrame } from '../block-frame';
import type { BlockProps } from '../block-props';
import { FrenchEntries } from '../french-entries';
import type { AdmissionDatesBlockData } from './definition.server';

/** Dates of admission: those of the national calendar along a line, then apprentices', then each other programme's. */
export function AdmissionDatesBlock({ block }: BlockProps<AdmissionDatesBlockData>) {
  return (
    <BlockFrame block={block} title={block.title} intro={block.intro}>
      <FrenchEntries>{(lang) => <Dates block={block} lang={lang} />}</FrenchEntries>
    </BlockFrame>
  );
}

type Data = AdmissionDatesBlockData;

function Dates({ block, lang }: { block: Data; lang: 'fr' | undefined }) {
  const { title, national, apprenticeship, schoolCalendars } = block;
  const Heading = title ? 'h3' : 'h2';
  return (
    <div className="admission-dates stack" lang={lang}>
      {national.length > 0 ? <NationalCalendar steps={national} Heading={Heading} /> : null}
      {apprenticeship ? <Apprenticeship dates={apprenticeship} Heading={Heading} /> : null}
      {schoolCalendars.length > 0 ? <SchoolCalendars programmes={schoolCalendars} Heading={Heading} /> : null}
    </div>
  );
}

interface PartProps {
  Heading: 'h2' | 'h3';
}

function NationalCalendar({ steps, Heading }: PartProps & { steps: Data['national'] }) {
  const t = useLabels();
  return (
    <ol role="list" className="timeline">
      {steps.map((step) => (
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
  );
}

function Apprenticeship({ dates, Heading }: PartProps & { dates: NonNullable<Data['apprenticeship']> }) {
  const t = useLabels();
  return (
    <div className="admission-apprentices">
      <Heading className="timeline-title">{t('programmes.admission.apprentices')}</Heading>
      <p>
        <b>{periodText(dates, t)}</b>
      </p>
      {dates.text ? (
        <p>
          <LinkedText text={dates.text} />
        </p>
      ) : null}
    </div>
  );
}

function SchoolCalendars({ programmes, Heading }: PartProps & { programmes: Data['schoolCalendars'] }) {
  const t = useLabels();
  return (
    <details>
      <summary>
        <Heading className="timeline-title">{t.count('programmes.admission.own', programmes.length)}</Heading>
        <Icon name="plus" />
      </summary>
      <ul role="list" className="admission-programmes">
        {programmes.map(({ slug, title, ways }) => (
          <li key={slug}>
            <a href={pathTo('formations/:slug', slug)}>{title}</a> <span>{waysInBrief(ways, t)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
