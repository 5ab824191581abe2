import { pathTo } from '~/addresses/path-to';
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
  return (
    <Entry className="entry-person">
      <div className="entry-body">
        <EntryTitle level={headingLevel}>{person.name}</EntryTitle>
        <p className="entry-text">
          {person.company && person.job
            ? t('people.card.job', { job: person.job, company: person.company })
            : person.job || person.company}
        </p>
        <p className="person-facts">
          <b>
            {person.graduationYear ? t('people.card.year', { year: person.graduationYear }) : null}
            {!person.graduationYear && person.kind ? t(`people.card.kind.${person.kind}`) : null}
          </b>
          {person.campus ? (
            <>
              {' · '}
              <a href={pathTo('campus/:slug', person.campus.slug)}>{person.campus.title}</a>
            </>
          ) : null}
          {person.programme ? (
            <>
              {' · '}
              <a href={pathTo('formations/:slug', person.programme.slug)}>{person.programme.title}</a>
            </>
          ) : null}
        </p>
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
