import { describe, expect, it } from 'vitest';
import type { Finding } from '../../content-model/rules/duties/finding';
import { composeReport, reportTable } from './report';

const now = new Date('2027-02-01T12:00:00Z');
const finding = (subject: string, severity: Finding['severity']): Finding => ({
  subject,
  severity,
  rule: 'prices.missing',
  message: 'Aucun prix.',
  basis: 'Qualiopi, indicateur 1',
});
const counts = { programmes: 40, pages: 5 };
const report = composeReport([finding('bts-gpn', 'advice'), finding('bts-gemeau', 'duty')], counts, now);

describe('the report', () => {
  it('counts by severity and lists errors first', () => {
    expect(report).toMatchObject({ checkedOn: '2027-02-01', duties: 1, losses: 0, advice: 1, ...counts });
    expect(report.findings.map(({ subject }) => subject)).toEqual(['bts-gemeau', 'bts-gpn']);
  });

  it('is one line if nothing is wrong', () => {
    expect(reportTable(composeReport([], counts, now)).split('\n')).toHaveLength(1);
  });

  it('is a table with aligned columns', () => {
    const [head = '', , first = '', second = ''] = reportTable(report).split('\n');
    const column = head.indexOf('Règle');
    for (const row of [first, second]) expect(row.indexOf('prices.missing')).toBe(column);
  });
});
