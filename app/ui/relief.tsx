import contours from './contours.svg?no-inline';

interface ReliefProps {
  /** At the right edge instead of in the middle. */
  right?: boolean;
  /** Address of a section's own drawing, of `app/ui/reliefs/`, or of a campus's landscape. */
  drawing?: string | undefined;
}

/**
 * The map's relief under a page's first lines, drawn and not masked: browsers treat a mask as the largest picture of
 * such a page, and report its loading time.
 */
export function Relief({ right = false, drawing }: ReliefProps) {
  return (
    <svg
      className="relief"
      viewBox={drawing ? '0 0 1000 320' : '0 0 1434 714'}
      preserveAspectRatio={right ? 'xMaxYMid slice' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      <use href={`${drawing ?? contours}#lines`} />
    </svg>
  );
}
