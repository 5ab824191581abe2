import type { ReactNode } from 'react';
import { useLabels } from '~/site/labels-context';
import { SubmitButton } from '~/ui/button';
import { formChoices, formNames } from './form-names';

interface ConsentChoicesProps {
  className: string;
  /** The third choice, of the same style. */
  children: ReactNode;
}

/** Three buttons of one style: refusing must be as easy as accepting (CNIL 2020-092, §§34 and 35). */
export function ConsentChoices({ className, children }: ConsentChoicesProps) {
  const t = useLabels();
  return (
    <p className={className}>
      <SubmitButton look="secondary" name={formNames.choice} value={formChoices.refuseAll}>
        {t('cookies.consent.refuseAll')}
      </SubmitButton>{' '}
      <SubmitButton look="secondary" name={formNames.choice} value={formChoices.acceptAll}>
        {t('cookies.consent.acceptAll')}
      </SubmitButton>{' '}
      {children}
    </p>
  );
}
