import contours from './contours.svg?no-inline';
import { reliefOf } from './reliefs';

interface ReliefProps {
  /** Lies against the right edge instead of in the middle. */
  right?: boolean;
}

/**
 * The map's relief under a page's first lines, drawn and not masked: browsers take a mask for a picture, the largest
 * of such a page, and say that it has come when it is there.
 */
export function Relief({ right = false }: ReliefProps) {
  return (
    <svg
      className="relief"
      viewBox="0 0 1434 714"
      preserveAspectRatio={right ? 'xMaxYMid slice' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      <use href={`${contours}#lines`} />
    </svg>
  );
}

/** The relief of a section, against the right edge of its head. */
export function SectionRelief({ path }: { path: string }) {
  const { href, upsideDown } = reliefOf(path);
  return (
    <svg className="relief" viewBox="0 0 1000 320" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <use href={`${href}#lines`} transform={upsideDown ? 'matrix(1 0 0 -1 0 320)' : undefined} />
    </svg>
  );
}
