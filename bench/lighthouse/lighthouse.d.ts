/** What is used of Lighthouse, which is installed with its own command only (`../lighthouse.mjs`). */
declare module 'lighthouse' {
  export interface AuditResult {
    title: string;
    /** 0 to 1; null when it could not be given. */
    score: number | null;
    numericValue?: number;
    displayValue?: string;
    details?: unknown;
  }
  export interface Result {
    runtimeError?: { message: string };
    audits: Record<string, AuditResult>;
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  }
  export default function lighthouse(
    address: string,
    flags: {
      port: number;
      output: 'json';
      logLevel: 'error';
      onlyCategories: string[];
      skipAudits?: string[];
    },
  ): Promise<{ lhr: Result } | undefined>;
}
declare module 'lighthouse/core/audits/audit.js' {
  export interface Curve {
    median: number;
    p10: number;
  }
  export const Audit: { computeLogNormalScore(curve: Curve, value: number): number };
}
declare module 'lighthouse/core/audits/metrics/total-blocking-time.js' {
  import type { Curve } from 'lighthouse/core/audits/audit.js';

  const TotalBlockingTime: { readonly defaultOptions: { mobile: { scoring: Curve } } };
  export default TotalBlockingTime;
}
