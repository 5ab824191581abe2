import contours from './contours.svg?no-inline';

interface ReliefProps {
  /** Lies against the right edge instead of in the middle. */
  right?: boolean;
  /** Address of a section's own drawing, of `app/ui/reliefs/`, or of the land around a campus. */
  drawing?: string | undefined;
}

/**
 * The map's relief under a page's first lines, drawn and not masked: browsers take a mask for a picture, the largest
 * of such a page, and say that it has come when it is there.
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
