/** Parses the old addresses, checks them at boot, and matches them. Pure. */

export interface LegacyRule {
  /** The rule as it was written, for messages. */
  source: string;
  kind: 'exact' | 'prefix' | 'pattern';
  pattern: RegExp;
  target: string;
  /** The target if the content does not have `target`. */
  fallback: string | null;
}

/** The table of old addresses is invalid; the message names the lines and the reasons. */
export class LegacyRulesError extends Error {
  override name = 'LegacyRulesError';
}

/** The order in which rules are tried. */
const precedence = { exact: 0, prefix: 1, pattern: 2 } as const;

/**
 * @param table one rule a line, see `legacy-addresses.ts`
 * @throws {LegacyRulesError} for a line that is not a rule, a duplicate, a chain or a loop
 */
export function parseLegacyRules(table: string): LegacyRule[] {
  const lines = table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const rules = lines.map(parseRule).sort((a, b) => precedence[a.kind] - precedence[b.kind]);
  const problems = [...duplicateProblems(rules), ...chainProblems(rules)];
  if (problems.length > 0) throw new LegacyRulesError(problems.join('\n'));
  return rules;
}

/** @param path lower-case, without trailing slash */
export function matchLegacyAddress(rules: readonly LegacyRule[], path: string) {
  for (const rule of rules) {
    const match = rule.pattern.exec(path);
    if (!match) continue;
    const isFile = rule.target.startsWith('media:');
    return {
      target: isFile ? rule.target : fillNames(rule.target, match.groups ?? {}),
      fallback: rule.fallback,
    };
  }
  return null;
}

/** Puts the matched segments in place of their names: `/metiers/:slug`. */
function fillNames(target: string, segments: Readonly<Record<string, string>>): string {
  return target.replace(/:([a-z]+)/g, (placeholder, name: string) => segments[name] ?? placeholder);
}

function parseRule(line: string): LegacyRule {
  const match = /^(\/\S*) -> (\S+)(?: \| (\S+))?$/.exec(line);
  if (!match) throw new LegacyRulesError(`not a rule: ${line}`);
  const [, from = '', target = '', fallback = null] = match;
  return { source: line, kind: kindOf(from), pattern: toPattern(from), target, fallback };
}

function kindOf(from: string): LegacyRule['kind'] {
  if (!/[*:]/.test(from)) return 'exact';
  return /^[^*:]+\/\*$/.test(from) ? 'prefix' : 'pattern';
}

/** `:name`, `:name(a|b)`; `*`, with the text up to the next `*`; any other text. */
const tokens = /:([a-z]+)(?:\(([^()]+)\))?|\*(?:([^*:]+)(?=\*))?|[^*:]+/g;

function toPattern(from: string): RegExp {
  const source = from.replace(tokens, (token, name, choices, textAfterStar) => {
    if (textAfterStar) return anyUpTo(escaped(textAfterStar));
    if (token === '*') return '.*';
    if (name) return `(?<${name}>${choices ?? '[^/]+'})`;
    return escaped(token);
  });
  return new RegExp(`^${source}$`);
}

function escaped(literal: string): string {
  return literal.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/** Any text and the first `literal`: with `.*`, the text after each further one would be searched again. */
function anyUpTo(literal: string): string {
  return `(?:(?!${literal}).)*${literal}`;
}

function duplicateProblems(rules: readonly LegacyRule[]): string[] {
  const seen = new Set<string>();
  return rules.flatMap((rule) => {
    const isRepeated = seen.has(rule.pattern.source);
    seen.add(rule.pattern.source);
    return isRepeated ? [`stands twice: ${rule.source}`] : [];
  });
}

/** A target that is itself an old address would make a second redirect, or a loop. */
function chainProblems(rules: readonly LegacyRule[]): string[] {
  return rules.flatMap((rule) =>
    [rule.target, rule.fallback]
      .filter((target): target is string => target?.startsWith('/') ?? false)
      .filter((target) => matchLegacyAddress(rules, target) !== null)
      .map((target) => `${target} is itself an old address: ${rule.source}`),
  );
}
