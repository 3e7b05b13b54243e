const PARAMETER = /\{(\w+)\}/g;
/** Stands for what fills a parameter; no pattern writes it out. */
const PLACEHOLDER = '\u0000';

/** Names of a pattern's parameters. */
export function parameterNamesOf(pattern: string): string[] {
  return [...pattern.matchAll(PARAMETER)].map(([, name = '']) => name);
}

function segmentsOf(pattern: string): string[] {
  return pattern.replace(/\/$/, '').split('/');
}

/** A segment as single letters; `one` is any letter, `many` any number of them. */
type Token = { character: string } | 'one' | 'many';

function tokensOf(segment: string): Token[] {
  return segment
    .split(/(\{\w+\})/)
    .flatMap((piece): Token[] =>
      /^\{\w+\}$/.test(piece) ? ['one', 'many'] : [...piece].map((character) => ({ character })),
    );
}

function canTokensMatch(one: Token | undefined, other: Token | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  if (typeof one === 'string' || typeof other === 'string') return true;
  return one.character === other.character;
}

/** Whether one text is matched by both rows of tokens: from the end of both, pair by pair. */
function canOverlap(one: readonly Token[], other: readonly Token[]): boolean {
  let below: boolean[] = [];
  for (let i = one.length; i >= 0; i--) {
    const row: boolean[] = [];
    for (let j = other.length; j >= 0; j--) {
      const [first, second] = [one[i], other[j]];
      const isEnd = first === undefined && second === undefined;
      const [skipFirst, skipSecond] = [below[j] === true, row[j + 1] === true];
      row[j] =
        first === 'many' || second === 'many'
          ? skipFirst || skipSecond
          : isEnd || (canTokensMatch(first, second) && below[j + 1] === true);
    }
    below = row;
  }
  return below[0] === true;
}

function canSegmentsOverlap(one: string, other: string): boolean {
  const isPlain = !one.includes('{') && !other.includes('{');
  return isPlain ? one === other : canOverlap(tokensOf(one), tokensOf(other));
}

/** Whether one path can be matched by two patterns, each as its segments. */
function canMatchSame(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length === other.length &&
    one.every((segment, index) => canSegmentsOverlap(segment, other[index] ?? ''))
  );
}

function matches(pattern: string, path: string): boolean {
  const escaped = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(PARAMETER, '[^/]+');
  return new RegExp(`^${escaped}$`).test(path);
}

/** Whether every path of a pattern is also one of another, and not the other way round. */
function isMoreSpecific(pattern: string, than: string): boolean {
  const isWithin = (inner: string, outer: string) => matches(outer, inner.replace(PARAMETER, PLACEHOLDER));
  return isWithin(pattern, than) && !isWithin(than, pattern);
}

/** A pattern, taken apart once for many comparisons. */
export interface Pattern {
  text: string;
  segments: readonly string[];
}

/** Takes a pattern apart. */
export function parsePattern(text: string): Pattern {
  return { text, segments: segmentsOf(text) };
}

/** Whether two patterns match one path and neither is more specific. */
export function areConflicting(one: Pattern, other: Pattern): boolean {
  return (
    canMatchSame(one.segments, other.segments) &&
    !isMoreSpecific(one.text, other.text) &&
    !isMoreSpecific(other.text, one.text)
  );
}
