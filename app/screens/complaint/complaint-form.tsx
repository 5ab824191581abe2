import { pathTo } from '~/addresses/path-to';
import type { NamedEntry } from '~/base/named-entry';
import { useIsThere } from '~/site/absent-links';
import { legalPages } from '~/site/editors-pages';
import { errorMessage } from '~/site/error-data';
import { useLabels } from '~/site/labels-context';
import { FieldError, optionsOf, SelectField } from '~/ui/field';
import { PhoneLink } from '~/ui/phone-link';
import { complainants } from '../../../content-model/enumerations';
import {
  type ComplaintField,
  type ComplaintInput,
  type ComplaintProblem,
  longestEmail,
  longestFacts,
  longestLine,
  longestPhone,
  tokenField,
  trapField,
} from './complaint-fields';
import { TextField } from './text-field';

export interface ComplaintFormProps {
  values: ComplaintInput;
  invalidFields: readonly ComplaintField[];
  problem: ComplaintProblem | null;
  token: string;
  campuses: readonly NamedEntry[];
  contact: { phone: string | null; email: string | null };
  /** The part above the form. */
  intro: string;
  /** The use of the data, before the link to the notice. */
  privacy: string;
  /** The consent of the box at the end. */
  agreement: string;
}

/** The complaint form: works without JavaScript, and keeps all input after an error. */
export function ComplaintForm(props: ComplaintFormProps) {
  const { values, invalidFields, problem, token, campuses, contact, intro, privacy, agreement } = props;
  const t = useLabels();
  const field = (name: ComplaintField) => ({
    id: `reclamation-${name}`,
    name,
    label: t(`complaints.${name}.label`),
    value: values[name],
    error: invalidFields.includes(name) ? t(`complaints.${name}.error`) : undefined,
    focused: invalidFields[0] === name,
  });
  return (
    <form
      method="post"
      action={pathTo('reclamation')}
      noValidate
      className="complaint-form stack"
      aria-labelledby="formulaire"
    >
      <h2 id="formulaire" className="text-xl">
        {t('complaints.title')}
      </h2>
      <p>{intro}</p>
      {problem ? <Problem problem={problem} contact={contact} /> : null}
      <input type="hidden" name={tokenField} value={token} />
      <TextField {...field('name')} autoComplete="name" maxLength={longestLine} required />
      <TextField
        {...field('email')}
        hint={t('complaints.email.hint')}
        type="email"
        autoComplete="email"
        maxLength={longestEmail}
        required
      />
      <TextField
        {...field('phone')}
        hint={t('complaints.phone.hint')}
        type="tel"
        autoComplete="tel"
        maxLength={longestPhone}
      />
      <SelectField
        {...field('relation')}
        required
        options={[
          { value: '', label: t('complaints.choose') },
          ...complainants.map((value) => ({ value, label: t(`complaints.relation.${value}`) })),
        ]}
      />
      <SelectField {...field('campus')} options={optionsOf(t('complaints.campus.none'), campuses)} />
      <TextField
        {...field('facts')}
        hint={t('complaints.facts.hint')}
        lines={8}
        maxLength={longestFacts}
        required
      />
      <TextField
        {...field('outcome')}
        hint={t('complaints.outcome.hint')}
        lines={4}
        maxLength={longestFacts}
      />
      <p className="complaint-trap" aria-hidden="true">
        <label>
          {t('complaints.trap')}
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <ConsentField values={values} invalidFields={invalidFields} privacy={privacy} agreement={agreement} />
      <button type="submit" className="button button-primary">
        {t('complaints.submit')}
      </button>
    </form>
  );
}

type ConsentFieldProps = Pick<ComplaintFormProps, 'values' | 'invalidFields' | 'privacy' | 'agreement'>;

function ConsentField({ values, invalidFields, privacy, agreement }: ConsentFieldProps) {
  const t = useLabels();
  const { privacy: charter } = legalPages(t);
  const hasCharter = useIsThere()(charter);
  const isInvalid = invalidFields.includes('consent');
  const [privacyId, errorId] = ['reclamation-donnees', 'reclamation-consent-erreur'];
  return (
    <div className={isInvalid ? 'field field-invalid' : 'field'}>
      <label className="complaint-consent">
        <input
          type="checkbox"
          name="consent"
          value="oui"
          required
          defaultChecked={values.consent === 'oui'}
          // biome-ignore lint/a11y/noAutofocus: only the first field that is wrong, after a form was sent
          autoFocus={invalidFields[0] === 'consent'}
          aria-describedby={isInvalid ? `${privacyId} ${errorId}` : privacyId}
          aria-invalid={isInvalid}
        />
        {agreement}
      </label>
      <FieldError id={errorId} error={isInvalid ? t('complaints.consent.error') : undefined} />
      <p id={privacyId} className="note">
        {privacy} {hasCharter ? <a href={charter}>{t('commons.legal.privacy.title')}</a> : null}
      </p>
    </div>
  );
}

function Problem({ problem, contact }: Pick<ComplaintFormProps, 'contact'> & { problem: ComplaintProblem }) {
  const t = useLabels();
  const isAway = problem.kind === 'away';
  return (
    <div role="alert" className="complaint-problem stack">
      <p>
        <strong>
          {isAway
            ? errorMessage({ statusCode: problem.statusCode, kind: 'content' }, t)
            : t(problem.kind === 'fields' ? 'complaints.problem.fields' : 'complaints.problem.again')}
        </strong>
      </p>
      {isAway ? (
        <>
          <p>{t('complaints.problem.away')}</p>
          {contact.phone || contact.email ? (
            <p>
              {contact.phone ? <PhoneLink number={contact.phone} /> : null}{' '}
              {contact.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
