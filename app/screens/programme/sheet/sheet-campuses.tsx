import { pathTo } from '~/addresses/path-to';
import { useLabels } from '~/site/labels-context';
import { phoneHref } from '~/ui/phone-href';
import type { CampusContact, ProgrammeSheet } from './programme-sheet';
import { FoldedSection } from './sheet-section';

interface SheetCampusesProps extends Pick<ProgrammeSheet, 'campuses'> {
  /** The visitor's campus: its place and its contact. */
  contact: CampusContact | null;
}

/** The campuses of the programme. */
export function SheetCampuses({ campuses, contact }: SheetCampusesProps) {
  const t = useLabels();
  return (
    <FoldedSection part="campuses" open={contact !== null}>
      {campuses.length === 0 ? (
        <p>{t('programmes.campuses.none')}</p>
      ) : (
        <>
          {contact ? (
            <address className="sheet-contact row tap-links">
              <span>{contact.person ? `${contact.person}, ${contact.name}` : contact.name}</span>{' '}
              {contact.address ? <span>{contact.address}</span> : null}{' '}
              {contact.phone ? <a href={phoneHref(contact.phone)}>{contact.phone}</a> : null}{' '}
              {contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
            </address>
          ) : null}
          <p>{t.count('programmes.campuses.intro', campuses.length)}</p>
          <ul role="list" className="sheet-campuses tap-links">
            {campuses.map(({ slug, title }) => (
              <li key={slug}>
                <a href={pathTo('campus/:slug', slug)}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </FoldedSection>
  );
}
