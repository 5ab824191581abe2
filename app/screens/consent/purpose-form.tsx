import { useState } from 'react';
import { visitStart } from '~/consent/browser/visit-start';
import { ConsentChoices } from '~/consent/consent-choices';
import { consentPath, formChoices, formNames } from '~/consent/form-names';
import { measurementCookies } from '~/consent/measurement-cookies';
import { formatDay } from '~/site/format';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { useEnhancement } from '~/ui/enhancement';
import type { ConsentView } from './consent-view.server';

/** The visitor's choice on `/cookies`: a form the server answers, with or without JavaScript. */
export function PurposeForm({ view }: { view: ConsentView }) {
  const t = useLabels();
  const visit = useVisitStart(view);
  const names = measurementCookies(t('cookies.purposes.measurement.names'));
  const erased = t('cookies.purposes.measurement.erased', { names: names.join(', ') });
  return (
    <form
      method="post"
      action={consentPath}
      className="consent-form stack"
      // A reload shows the stored choice, not the boxes as the browser remembers them.
      autoComplete="off"
    >
      <p>
        {view.decidedOn
          ? t('cookies.consent.decidedOn', { day: formatDay(view.decidedOn) })
          : t('cookies.consent.undecided')}
      </p>
      <input type="hidden" name={formNames.back} value={view.back} />
      {view.purposes.includes('origin') ? (
        <>
          <input type="hidden" name={formNames.landing} value={visit.landing} />
          <input type="hidden" name={formNames.referrer} value={visit.referrer} />
        </>
      ) : null}
      <fieldset>
        <legend>{t('cookies.consent.legend')}</legend>
        {view.purposes.map((purpose) => (
          <div key={purpose}>
            <label>
              <input
                type="checkbox"
                name={formNames.purpose}
                value={purpose}
                defaultChecked={view.granted.includes(purpose)}
                aria-describedby={`finalite-${purpose}`}
              />
              {t.dynamic(`cookies.purposes.${purpose}.title`)}
            </label>
            <p id={`finalite-${purpose}`}>
              {t.dynamic(`cookies.purposes.${purpose}.text`)}
              {purpose === 'measurement' ? ` ${erased}` : null}
            </p>
          </div>
        ))}
      </fieldset>
      <ConsentChoices className="block-actions row">
        <SubmitButton look="secondary" name={formNames.choice} value={formChoices.chosen}>
          {t('cookies.consent.save')}
        </SubmitButton>
      </ConsentChoices>
    </form>
  );
}

/**
 * The landing page and the referrer of the visit, which are stored nowhere before the consent. The server knows only
 * the previous page; the browser still has the document that the visit began with.
 */
function useVisitStart({ back }: { back: string }): { landing: string; referrer: string } {
  const [visit, setVisit] = useState({ landing: back, referrer: '' });
  useEnhancement(() => {
    const start = visitStart();
    if (start && !start.landing.startsWith(consentPath)) setVisit(start);
  }, []);
  return visit;
}
