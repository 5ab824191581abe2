/** The findings of a check as an editor reads them, and as a program does. Pure. */
import {
  bySeverity,
  type Finding,
  type Severity,
  severityWords,
} from '../../content-model/rules/duties/finding';

export interface Report {
  /** ISO day of the check. */
  checkedOn: string;
  programmes: number;
  pages: number;
  /** Numbers of findings by severity. */
  duties: number;
  losses: number;
  advice: number;
  findings: Finding[];
}

export function composeReport(
  findings: readonly Finding[],
  counts: Pick<Report, 'programmes' | 'pages'>,
  now: Date,
): Report {
  const count = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length;
  const duties = count('duty');
  const losses = count('loss');
  return {
    checkedOn: now.toISOString().slice(0, 10),
    ...counts,
    duties,
    losses,
    advice: findings.length - duties - losses,
    findings: bySeverity(findings),
  };
}

/** A table in plain text, columns as wide as they need to be. */
export function reportTable({ programmes, pages, duties, losses, advice, findings }: Report): string {
  const summary = `${programmes} formations, ${pages} pages\u00a0: ${duties} obligations non tenues, ${losses} non montrés, ${advice} conseils.`;
  if (findings.length === 0) return summary;
  const rows = [
    ['Sujet', 'Gravité', 'Règle', 'Constat', 'Texte'],
    ...findings.map(({ subject, severity, rule, message, basis }) => [
      subject,
      severityWords[severity].toLowerCase(),
      rule,
      message,
      basis,
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = rows;
  const separator = widths.map((width) => '─'.repeat(width)).join('  ');
  return [line(head), separator, ...body.map(line), '', summary].join('\n');
}
