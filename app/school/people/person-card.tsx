import { Fragment, type ReactElement } from 'react';
import { pathTo } from '~/addresses/path-to';
import type { Labels } from '~/site/labels';
import { useLabels } from '~/site/labels-context';
import { Disclosure } from '~/ui/disclosure';
import { Entry, EntryPicture, EntryTitle, type HeadingLevel } from '~/ui/entry';
import { RichText } from '~/ui/rich-text';
import type { Person } from './people.server';

interface PersonCardProps {
  person: Person;
  headingLevel?: HeadingLevel;
  /** Of the portrait; those of a card of two by default. */
  sizes?: string;
}

/** An alumna, alumnus or ambassador in a list. The text unfolds in place: people have no page of their own. */
export function PersonCard({
  person,
  headingLevel,
  sizes = '(min-width: 40rem) 26rem, 3.5rem',
}: PersonCardProps) {
  const t = useLabels();
  const facts = factsOf(person, t);
  return (
    <Entry className="entry-person">
      <div className="entry-body">
        <EntryTitle level={headingLevel}>{person.name}</EntryTitle>
        <p className="entry-text">
          {person.company && person.job
            ? t('people.card.job', { job: person.job, company: person.company })
            : person.job || person.company}
        </p>
        {facts.length > 0 ? (
          <p className="person-facts">
            {facts.map((fact, index) => (
              <Fragment key={fact.key}>
                {index > 0 ? ' · ' : null}
                {fact}
              </Fragment>
            ))}
          </p>
        ) : null}
        {person.quote ? (
          <blockquote className="person-quote">
            <p className="quoted">{person.quote}</p>
          </blockquote>
        ) : null}
        <Disclosure
          summary={
            <>
              {t('people.card.story')}
              <span className="sr-only">, {person.name}</span>
            </>
          }
        >
          <RichText html={person.story} below={headingLevel ?? 3} />
        </Disclosure>
      </div>
      <EntryPicture media={person.portrait} sizes={sizes} />
    </Entry>
  );
}

/** Year or kind, campus and programme, as far as they are known. */
function factsOf({ graduationYear, kind, campus, programme }: Person, t: Labels): ReactElement[] {
  const group = graduationYear
    ? t('people.card.year', { year: graduationYear })
    : kind && t(`people.card.kind.${kind}`);
  return [
    group ? <b key="group">{group}</b> : null,
    campus ? (
      <a key="campus" href={pathTo('campus/:slug', campus.slug)}>
        {campus.title}
      </a>
    ) : null,
    programme ? (
      <a key="programme" href={pathTo('formations/:slug', programme.slug)}>
        {programme.title}
      </a>
    ) : null,
  ].filter((fact) => fact !== null);
}
