const PARAMETER = /\{(\w+)\}/g;
/** Placeholder for the value of a parameter; cannot occur in a pattern. */
const PLACEHOLDER = '\u0000';

/** Names of a pattern's parameters. */
export function parameterNamesOf(pattern: string): string[] {
  return [...pattern.matchAll(PARAMETER)].map(([, name = '']) => name);
}

function segmentsOf(pattern: string): string[] {
  return pattern.replace(/\/$/, '').split('/');
}

/** A segment as tokens; `one` is any character, `many` any number of them. */
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

/** Whether some text matches both token lists; dynamic programming from their ends. */
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

/** Whether some path matches two patterns, given as segments. */
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

/** Whether every path of a pattern matches another, but not vice versa. */
function isMoreSpecific(pattern: string, than: string): boolean {
  const isWithin = (inner: string, outer: string) => matches(outer, inner.replace(PARAMETER, PLACEHOLDER));
  return isWithin(pattern, than) && !isWithin(than, pattern);
}

/** A parsed pattern. */
export interface Pattern {
  text: string;
  segments: readonly string[];
}

/** Parses a pattern. */
export function parsePattern(text: string): Pattern {
  return { text, segments: segmentsOf(text) };
}

/** Whether some path matches both patterns and neither is more specific. */
export function areConflicting(one: Pattern, other: Pattern): boolean {
  return (
    canMatchSame(one.segments, other.segments) &&
    !isMoreSpecific(one.text, other.text) &&
    !isMoreSpecific(other.text, one.text)
  );
}
