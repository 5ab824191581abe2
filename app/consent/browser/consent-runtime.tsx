/** The lazily loaded part of consent: the banner, and the code that starts after a choice. */

import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { useEnhancement } from '~/ui/enhancement';
import { isUndecided } from '../choice';
import { consentPath } from '../form-names';
import { setGrantedPurposes } from '../granted-purposes';
import type { RequiredConsent } from '../required-consent';
import { ConsentBanner } from './consent-banner';
import { currentChoice } from './current-choice';
import { loadTagManager } from './tag-manager';

export function ConsentRuntime({ purposes, tagManager }: RequiredConsent) {
  const { pathname } = useLocation();
  const [choice, setChoice] = useState(currentChoice);
  /** A browser without cookies is asked once per document, and treated as refusing. */
  const [isAnswered, setIsAnswered] = useState(false);
  const granted = choice?.granted;

  useEnhancement(() => setGrantedPurposes(granted ?? []), [granted]);
  useEnhancement(() => {
    if (tagManager && granted?.includes('measurement')) loadTagManager(tagManager);
  }, [tagManager, granted]);
  useEnhancement(() => {
    // A document that the browser restores, for a visitor who goes back, may do what has been refused since.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && JSON.stringify(currentChoice()) !== JSON.stringify(choice)) location.reload();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [choice]);

  if (isAnswered || pathname === consentPath || !isUndecided(choice, purposes)) return null;
  return (
    <ConsentBanner
      purposes={purposes}
      onAnswered={() => {
        setIsAnswered(true);
        setChoice(currentChoice());
      }}
    />
  );
}
