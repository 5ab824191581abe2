import { type MouseEvent, type ReactNode, useState } from 'react';
import { isModified } from '~/ui/is-modified';
import { useIsGranted } from './granted-purposes';
import type { Purpose } from './purposes';

interface ConsentedFrameProps {
  purpose: Purpose;
  src: string;
  title: string;
  className?: string;
  /** False for the school's own frames. */
  needsConsent?: boolean;
  /** A placeholder of the frame's size; `show` is the consent to this one frame. */
  placeholder: (show: (event: MouseEvent) => void) => ReactNode;
}

/** A frame of another site: loaded after consent to its purpose, or to itself by a press on its placeholder. */
export function ConsentedFrame({
  purpose,
  src,
  title,
  className,
  needsConsent = true,
  placeholder,
}: ConsentedFrameProps) {
  const isGranted = useIsGranted(purpose);
  const [isPressed, setIsPressed] = useState(false);
  if (needsConsent && !isGranted && !isPressed) {
    return placeholder((event) => {
      if (isModified(event)) return;
      event.preventDefault();
      setIsPressed(true);
    });
  }
  return (
    <iframe
      className={className}
      src={src}
      title={title}
      loading="lazy"
      allowFullScreen
      // The pressed link is removed, so the focus moves to the frame.
      ref={isPressed ? (frame) => frame?.focus() : undefined}
    />
  );
}
