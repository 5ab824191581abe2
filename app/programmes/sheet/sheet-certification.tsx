import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { DefinitionList } from '~/ui/definition-list';
import { Icon } from '~/ui/icon';
import { registerHref } from '../certification';
import type { ProgrammeSheet } from '../programme-sheet';
import { SheetSection } from './sheet-section';

type Certification = NonNullable<ProgrammeSheet['certification']>;

interface SheetCertificationProps {
  certification: Certification | null;
  expired: boolean;
}

/**
 * The certification in the words of the national register: exact title, code, certifier, European
 * level and dates (Qualiopi indicator 1). The school's own scale, Bac+3 and the like, has no place
 * here: France compétences refuses it for registered titles.
 */
export function SheetCertification({ certification, expired }: SheetCertificationProps) {
  const t = useLabels();
  if (!certification) {
    return (
      <SheetSection part="certification">
        <p>{t('programmes.certification.none')}</p>
      </SheetSection>
    );
  }
  const missing = t('programmes.sheet.notGiven');
  const day = (iso: string | null) => (iso ? <time dateTime={iso}>{formatDay(iso)}</time> : missing);
  return (
    <SheetSection part="certification">
      {expired && certification.expiresOn ? (
        <p className="sheet-notice">
          {t('programmes.certification.expired', { date: formatDay(certification.expiresOn) })}
        </p>
      ) : null}
      <DefinitionList
        items={[
          { term: t('programmes.certification.exactTitle'), description: certification.title },
          {
            term: t('programmes.certification.code'),
            description: <RegisterCode certification={certification} />,
          },
          {
            term: t('programmes.certification.level'),
            description: certification.level
              ? t('programmes.certification.levelValue', { level: certification.level })
              : missing,
          },
          { term: t('programmes.certification.certifier'), description: certification.certifier },
          { term: t('programmes.certification.registeredOn'), description: day(certification.registeredOn) },
          { term: t('programmes.certification.expiresOn'), description: day(certification.expiresOn) },
        ]}
      />
    </SheetSection>
  );
}

/** The code with its public sheet; a demonstration code says that it is one and leads nowhere. */
export function RegisterCode({ certification: { rncpCode, demo } }: { certification: Certification }) {
  const t = useLabels();
  if (!rncpCode) return t('programmes.sheet.notGiven');
  if (demo) return t('programmes.certification.demoCode', { code: rncpCode });
  const href = registerHref(rncpCode);
  if (!href) return rncpCode;
  return (
    <>
      {rncpCode} <br />
      <a href={href} target="_blank" rel="noopener" className="sheet-link">
        {t('programmes.certification.register', { code: rncpCode })}
        {'\u00a0'}
        <Icon name="external" label={t('commons.externalLink')} />
      </a>
    </>
  );
}
