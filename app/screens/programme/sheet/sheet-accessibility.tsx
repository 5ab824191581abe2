import type { Referent } from '~/school/campuses/campus-contacts';
import { useLabels } from '~/site/labels-context';
import { phoneHref } from '~/ui/phone-href';
import type { CampusContact, ProgrammeSheet } from './programme-sheet';
import { FoldedSection, SheetHeading } from './sheet-section';

interface SheetAccessibilityProps extends Pick<ProgrammeSheet, 'accessibility'> {
  /** The visitor's campus. */
  campus: CampusContact | null;
  referents: readonly Referent[];
}

/**
 * Access for people with a disability, and the contact on each campus (Qualiopi indicator 1). The contacts come only
 * from the campuses' teams.
 */
export function SheetAccessibility({ accessibility, campus, referents }: SheetAccessibilityProps) {
  const t = useLabels();
  return (
    <FoldedSection part="accessibility">
      <p className="sheet-text">{accessibility ?? t('programmes.accessibility.none')}</p>
      {campus && referents.length === 0 ? <CampusWithoutReferent campus={campus} /> : null}
      <Referents referents={referents} />
    </FoldedSection>
  );
}

function CampusWithoutReferent({ campus: { at, phone } }: { campus: CampusContact }) {
  const t = useLabels();
  return (
    <p>
      {phone
        ? t('programmes.accessibility.noneAt', { campus: at, phone })
        : t('programmes.accessibility.noneAtWithoutPhone', { campus: at })}
    </p>
  );
}

/** A single one with phone and e-mail; several with their campuses only. */
function Referents({ referents }: Pick<SheetAccessibilityProps, 'referents'>) {
  const t = useLabels();
  const [first] = referents;
  if (!first) return null;
  return (
    <>
      <SheetHeading>{t('programmes.accessibility.referent')}</SheetHeading>
      {referents.length === 1 ? (
        <ReferentContact referent={first} />
      ) : (
        <ul role="list" className="sheet-referents">
          {referents.map(({ campus, name }) => (
            <li key={campus}>{t('programmes.accessibility.at', { campus, name })}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function ReferentContact({ referent: { name, email, phone } }: { referent: Referent }) {
  return (
    <address className="sheet-contact row tap-links">
      <span>{name}</span> {email ? <a href={`mailto:${email}`}>{email}</a> : null}{' '}
      {phone ? <a href={phoneHref(phone)}>{phone}</a> : null}
    </address>
  );
}
