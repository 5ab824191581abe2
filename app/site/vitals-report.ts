/** Nothing about the visitor. */
export interface VitalsReport {
  /** Id of the route the page was loaded with. */
  template: string;
  /** Milliseconds until the largest picture or text was painted. */
  lcp?: number;
  /** Milliseconds of the slowest answer to a press or key, nearly. */
  inp?: number;
  /** Milliseconds until the first byte. */
  ttfb?: number;
  /** Cumulative layout shift; no unit. */
  cls?: number;
}

export const vitalsAddress = '/hooks/vitals';
