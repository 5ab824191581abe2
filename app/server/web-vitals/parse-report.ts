import { z } from 'zod';
import type { VitalsReport } from '~/site/vitals-report';

const milliseconds = z.number().min(0).max(120_000).optional();
const schema = z.strictObject({
  template: z.string().max(80),
  lcp: milliseconds,
  inp: milliseconds,
  ttfb: milliseconds,
  cls: z.number().min(0).max(100).optional(),
});

/** @returns null for what no page of the site sends */
export function parseReport(text: string): VitalsReport | null {
  try {
    return schema.parse(JSON.parse(text)) as VitalsReport;
  } catch {
    return null;
  }
}
