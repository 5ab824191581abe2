import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { DefinitionList } from '~/ui/definition-list';
import { Icon } from '~/ui/icon';
import { registerHref } from '../../../../content-model/rules/certification';
import type { ProgrammeSheet } from './programme-sheet';
import { FoldedSection } from './sheet-section';

type Certification = NonNullable<ProgrammeSheet['certification']>;

interface SheetCertificationProps extends Pick<ProgrammeSheet, 'registration'> {
  certification: Certification | null;
}

/**
 * The certification in the words of the national register: exact title, code, certifier, European level and dates
 * (Qualiopi indicator 1). The school's own scale, Bac+3 and the like, does not belong here: France compétences refuses
 * it for registered titles.
 */
export function SheetCertification({ certification, registration }: SheetCertificationProps) {
  const t = useLabels();
  if (!certification) {
    return (
      <FoldedSection part="certification">
        <p>{t('programmes.certification.none')}</p>
      </FoldedSection>
    );
  }
  const day = (iso: string | null) => iso && <time dateTime={iso}>{formatDay(iso)}</time>;
  const { title, level, certifier, registeredOn, expiresOn } = certification;
  // Other values missing in the register have no row.
  const facts = [
    { term: t('programmes.certification.exactTitle'), description: title },
    {
      term: t('programmes.certification.code'),
      description: <RegisterCode certification={certification} />,
    },
    {
      term: t('programmes.certification.level'),
      description: level && t('programmes.certification.levelValue', { level }),
    },
    { term: t('programmes.certification.certifier'), description: certifier },
    { term: t('programmes.certification.registeredOn'), description: day(registeredOn) },
    { term: t('programmes.certification.expiresOn'), description: day(expiresOn) },
  ];
  return (
    <FoldedSection part="certification">
      <RegistrationNotice certification={certification} registration={registration} />
      <DefinitionList items={facts} />
    </FoldedSection>
  );
}

/** What follows from the end of a registration, beside each mention of it. */
export function RegistrationNotice({
  certification,
  registration,
}: Pick<ProgrammeSheet, 'certification' | 'registration'>) {
  const t = useLabels();
  const expiresOn = certification?.expiresOn;
  if (registration === 'valid' || !expiresOn) return null;
  return (
    <p className="sheet-notice">
      {t(`programmes.certification.${registration}`, { date: formatDay(expiresOn) })}
    </p>
  );
}

/** The code with its public sheet; a demonstration code is marked as one and has no link. */
export function RegisterCode({ certification: { rncpCode, demo } }: { certification: Certification }) {
  const t = useLabels();
  if (!rncpCode) return t('comparison.notGiven');
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
