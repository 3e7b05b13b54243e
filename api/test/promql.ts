/** A series as Prometheus has it. */
export interface Series {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** All series at a moment, in seconds. */
export interface Snapshot {
  at: number;
  series: Series[];
}

type Vector = Pick<Series, 'labels' | 'value'>[];
type Value = number | Vector;
type Aggregation = 'sum' | 'max' | 'min';

const TOKEN = /\s*("[^"]*"|\[\w+\]|[<>=!]=|=~|!~|[\w.]+|[^\s\w])/gy;
const UNITS: Record<string, number> = { s: 1, m: 60, h: 3600 };
const COMPARE: Record<string, (one: number, other: number) => boolean> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '==': (one, other) => one === other,
};
const MATCH: Record<string, (value: string, wanted: string) => boolean> = {
  '=': (value, wanted) => value === wanted,
  '!=': (value, wanted) => value !== wanted,
  '=~': (value, wanted) => new RegExp(`^(?:${wanted})$`).test(value),
  '!~': (value, wanted) => !new RegExp(`^(?:${wanted})$`).test(value),
};

/**
 * Evaluates the part of PromQL that our alerts use, at the last snapshot: selectors, rate, increase, sum, max and min
 * with `by`, histogram_quantile, absent, division, comparison with a number, `or`. Unlike Prometheus, rate and increase do
 * not extrapolate, and expect counters that are not reset.
 * @throws Error for everything else
 */
export function evaluatePromql(expression: string, snapshots: readonly Snapshot[]): Vector {
  const tokens = [...expression.matchAll(TOKEN)].map(([, token = '']) => token);
  const value = new Evaluator(tokens, snapshots).readOr();
  if (tokens.length > 0 || typeof value === 'number') throw new Error(`not understood: ${tokens.join(' ')}`);
  return value;
}

class Evaluator {
  constructor(
    private readonly tokens: string[],
    private readonly snapshots: readonly Snapshot[],
  ) {}

  readOr(): Value {
    let left = this.readComparison();
    while (this.accept('or')) {
      const known = vectorOf(left).map(({ labels }) => keyOf(labels));
      const right = vectorOf(this.readComparison()).filter(({ labels }) => !known.includes(keyOf(labels)));
      left = [...vectorOf(left), ...right];
    }
    return left;
  }

  private next(): string {
    return this.tokens.shift() ?? '';
  }

  private accept(wanted: string): boolean {
    return this.tokens[0] === wanted && this.tokens.shift() !== undefined;
  }

  private expect(wanted: string): void {
    if (!this.accept(wanted)) throw new Error(`expected ${wanted} before ${this.tokens.join(' ')}`);
  }

  private readComparison(): Value {
    const left = this.readQuotient();
    const compare = COMPARE[this.tokens[0] ?? ''];
    if (!compare) return left;
    this.next();
    const right = Number(this.next());
    return vectorOf(left).filter(({ value }) => compare(value, right));
  }

  private readQuotient(): Value {
    const left = this.readPrimary();
    return this.accept('/') ? divide(vectorOf(left), vectorOf(this.readPrimary())) : left;
  }

  private readPrimary(): Value {
    const token = this.next();
    if (/^\d/.test(token)) return Number(token);
    if (token === 'sum' || token === 'max' || token === 'min') return this.readAggregation(token);
    return this.tokens[0] === '(' ? this.readCall(token) : this.lastOf(this.readSelector(token));
  }

  private readAggregation(kind: Aggregation): Vector {
    const labels = this.accept('by') ? this.readLabels() : [];
    this.expect('(');
    const inner = vectorOf(this.readOr());
    this.expect(')');
    return groupBy(inner, (one) => keyOf(pick(one.labels, labels))).map((group) => ({
      labels: pick(group[0]?.labels ?? {}, labels),
      value: aggregate(kind, group),
    }));
  }

  private readLabels(): string[] {
    const labels: string[] = [];
    this.expect('(');
    while (!this.accept(')')) if (!this.accept(',')) labels.push(this.next());
    return labels;
  }

  private readCall(name: string): Vector {
    const calls: Record<string, () => Vector> = {
      rate: () => this.changeOf(this.readSelector(this.next()), 'per second'),
      increase: () => this.changeOf(this.readSelector(this.next()), 'in total'),
      absent: () => (vectorOf(this.readOr()).length > 0 ? [] : [{ labels: {}, value: 1 }]),
      histogram_quantile: () => {
        const quantile = Number(this.next());
        this.expect(',');
        return quantiles(quantile, vectorOf(this.readOr()));
      },
    };
    this.expect('(');
    const result = calls[name]?.();
    if (!result) throw new Error(`${name} is not understood`);
    this.expect(')');
    return result;
  }

  private readSelector(name: string): Selected {
    const matchers: ((series: Series) => boolean)[] = [(series) => series.name === name];
    if (this.accept('{')) while (!this.accept('}')) if (!this.accept(',')) matchers.push(this.readMatcher());
    const [, length = '0', unit = ''] = /^\[(\d+)(\w)\]$/.exec(this.tokens[0] ?? '') ?? [];
    if (length !== '0') this.next();
    const matches = (series: Series) => matchers.every((match) => match(series));
    return { matches, window: Number(length) * (UNITS[unit] ?? 0) };
  }

  private readMatcher(): (series: Series) => boolean {
    const [label, operator, wanted] = [this.next(), this.next(), this.next().slice(1, -1)];
    const match = MATCH[operator];
    if (!match) throw new Error(`${operator} is not understood`);
    return ({ labels }) => match(labels[label] ?? '', wanted);
  }

  private lastOf({ matches }: Selected): Vector {
    return this.snapshots.at(-1)?.series.filter(matches) ?? [];
  }

  private changeOf({ matches, window }: Selected, unit: 'per second' | 'in total'): Vector {
    if (window === 0) throw new Error('a range is missing');
    const now = this.snapshots.at(-1)?.at ?? 0;
    const within = this.snapshots.filter(({ at }) => at > now - window);
    const samples = within.flatMap(({ at, series }) => series.filter(matches).map((one) => ({ ...one, at })));
    return groupBy(samples, ({ name, labels }) => name + keyOf(labels)).flatMap((all) => {
      const [first, last] = [all[0], all.at(-1)];
      if (!first || !last || first === last) return [];
      const divisor = unit === 'in total' ? 1 : last.at - first.at;
      return [{ labels: last.labels, value: (last.value - first.value) / divisor }];
    });
  }
}

interface Selected {
  matches(series: Series): boolean;
  /** In seconds; 0 without a range. */
  window: number;
}

function vectorOf(value: Value): Vector {
  if (typeof value === 'number') throw new Error('a vector is expected');
  return value;
}

function keyOf(labels: Record<string, string>): string {
  return JSON.stringify(Object.entries(labels).toSorted());
}

function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}

function pick(labels: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (name in labels ? [[name, labels[name] ?? '']] : [])));
}

function aggregate(kind: Aggregation, group: Vector): number {
  const values = group.map(({ value }) => value);
  if (kind !== 'sum') return Math[kind](...values);
  return values.reduce((sum, value) => sum + value, 0);
}

function divide(left: Vector, right: Vector): Vector {
  return left.flatMap(({ labels, value }) => {
    const divisor = right.find((other) => keyOf(other.labels) === keyOf(labels));
    return divisor ? [{ labels, value: value / divisor.value }] : [];
  });
}

/** Interpolates within the bucket, as Prometheus does; the last bucket counts as its lower bound. */
function quantiles(quantile: number, buckets: Vector): Vector {
  const rest = ({ le: _, ...labels }: Record<string, string>) => labels;
  return groupBy(buckets, ({ labels }) => keyOf(rest(labels))).map((group) => {
    const sorted = group
      .map(({ labels, value }) => ({ bound: labels.le === '+Inf' ? Infinity : Number(labels.le), value }))
      .toSorted((one, other) => one.bound - other.bound);
    const rank = quantile * (sorted.at(-1)?.value ?? 0);
    const index = sorted.findIndex(({ value }) => value >= rank);
    const [bucket, before] = [sorted[index], sorted[index - 1] ?? { bound: 0, value: 0 }];
    const value =
      !bucket || bucket.bound === Infinity
        ? before.bound
        : before.bound +
          ((bucket.bound - before.bound) * (rank - before.value)) / (bucket.value - before.value);
    return { labels: rest(group[0]?.labels ?? {}), value };
  });
}
