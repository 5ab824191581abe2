import { useLocation } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useLabels } from '~/site/labels-context';
import { ButtonLink } from '~/ui/button';
import { ConsentChoices } from '../consent-choices';
import { consentPath, formNames } from '../form-names';
import './consent-banner.css';
import type { Purpose } from '../purposes';
import { sendChoice } from './send-choice';
import { visitStart } from './visit-start';

interface ConsentBannerProps {
  purposes: readonly Purpose[];
  onAnswered: () => void;
}

/** The consent banner at the bottom of the screen: a region, not a dialog, which does not block the page. */
export function ConsentBanner({ purposes, onAnswered }: ConsentBannerProps) {
  const t = useLabels();
  const { pathname, search } = useLocation();
  const visit = visitStart();
  const names = purposes.map((purpose) => t.dynamic(`cookies.purposes.${purpose}.short`)).join(', ');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // After a network error, or when the choice was not saved, the banner stays.
    sendChoice(event.currentTarget, submitter).then(onAnswered, () => {});
  };
  return (
    <section className="consent-banner behind-sidebar" aria-labelledby="consentement">
      <form method="post" action={consentPath} onSubmit={send}>
        <p>
          <strong id="consentement">{t('cookies.banner.title')}</strong>{' '}
          {t('cookies.banner.text', { purposes: names })}
        </p>
        <input type="hidden" name={formNames.back} value={pathname + search} />
        <input type="hidden" name={formNames.landing} value={visit?.landing ?? ''} />
        <input type="hidden" name={formNames.referrer} value={visit?.referrer ?? ''} />
        <ConsentChoices className="consent-banner-choices">
          <ButtonLink look="secondary" href={consentPath}>
            {t('cookies.consent.choose')}
          </ButtonLink>
        </ConsentChoices>
      </form>
    </section>
  );
}
