import { evaluatePromql, type Snapshot } from './promql';

/** A rule as its file has it. */
export interface AlertRule {
  alert: string;
  expr: string;
  for?: string;
}

/** The alerts of a rule at a moment, in seconds: those whose condition has not held for long enough, and those that fire. */
export interface AlertState {
  at: number;
  pending: string[];
  firing: string[];
}

const KNOWN = ['alert', 'expr', 'for', 'labels', 'annotations'];
const UNITS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

/**
 * What Prometheus makes of a rule that it evaluates at each snapshot: for each set of labels, an alert waits from the first
 * evaluation that has it and fires once all since then had it for the time of `for`. One without it begins anew.
 * @throws Error for settings of a rule that change this otherwise
 */
export function followAlert(rule: AlertRule, snapshots: readonly Snapshot[]): AlertState[] {
  const unknown = Object.keys(rule).filter((key) => !KNOWN.includes(key));
  if (unknown.length > 0) throw new Error(`not understood: ${unknown.join(', ')}`);
  const leastS = rule.for === undefined ? 0 : parseDuration(rule.for);
  let since = new Map<string, number>();
  return snapshots.map(({ at }, index) => {
    const found = evaluatePromql(rule.expr, snapshots.slice(0, index + 1));
    const keys = found.map(({ labels }) => JSON.stringify(Object.entries(labels).toSorted()));
    since = new Map(keys.map((key) => [key, since.get(key) ?? at]));
    const isFiring = (key: string) => at - (since.get(key) ?? at) >= leastS;
    return {
      at,
      pending: keys.filter((key) => !isFiring(key)),
      firing: keys.filter(isFiring),
    };
  });
}

/** Seconds of `5m` or `1h30m`. */
export function parseDuration(text: string): number {
  if (!/^(\d+[smhd])+$/.test(text)) throw new Error(`not understood: ${text}`);
  const parts = [...text.matchAll(/(\d+)([smhd])/g)];
  return parts.reduce((total, [, count, unit = '']) => total + Number(count) * (UNITS[unit] ?? 0), 0);
}
