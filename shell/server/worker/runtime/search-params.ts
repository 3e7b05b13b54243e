import { wellFormed } from './text-coding';

type Pair = [name: string, value: string];

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A percent sign that begins no escape is a literal percent sign.
    return spaced.replace(/(%[0-9a-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return '\uFFFD';
      }
    });
  }
}

function encode(text: string): string {
  const escaped = encodeURIComponent(wellFormed(text));
  return escaped
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

function pairsOfQuery(query: string): Pair[] {
  return query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
    });
}

function pairsOf(source: unknown): Pair[] {
  if (typeof source !== 'object' || source === null)
    return pairsOfQuery(source === undefined ? '' : String(source));
  const isList = typeof (source as Iterable<unknown>)[Symbol.iterator] === 'function';
  const entries = isList ? [...(source as Iterable<Pair>)] : Object.entries(source);
  return entries.map(([name, value]) => [String(name), String(value)]);
}

export class SandboxSearchParams {
  #pairs: Pair[];

  constructor(
    source?: unknown,
    private readonly onChange: (query: string) => void = () => undefined,
  ) {
    this.#pairs = pairsOf(source);
  }

  get size(): number {
    return this.#pairs.length;
  }

  replaceAll(query: string): void {
    this.#pairs = pairsOfQuery(query);
  }

  get(name: string): string | null {
    return this.#pairs.find(([each]) => each === name)?.[1] ?? null;
  }

  getAll(name: string): string[] {
    return this.#pairs.filter(([each]) => each === name).map(([, value]) => value);
  }

  has(name: string, value?: string): boolean {
    return this.#pairs.some((pair) => pair[0] === name && (value === undefined || pair[1] === value));
  }

  append(name: string, value: unknown): void {
    this.#change([...this.#pairs, [String(name), String(value)]]);
  }

  delete(name: string, value?: string): void {
    this.#change(
      this.#pairs.filter((pair) => pair[0] !== name || (value !== undefined && pair[1] !== value)),
    );
  }

  set(name: string, value: unknown): void {
    const at = this.#pairs.findIndex(([each]) => each === name);
    if (at < 0) return this.append(name, value);
    const changed: Pair = [String(name), String(value)];
    const others = this.#pairs.map((pair, index) => (index === at ? changed : pair));
    this.#change(others.filter((pair, index) => index <= at || pair[0] !== name));
  }

  sort(): void {
    this.#change([...this.#pairs].sort(([one], [other]) => Number(one > other) - Number(one < other)));
  }

  forEach(each: (value: string, name: string, all: SandboxSearchParams) => void): void {
    for (const [name, value] of this.#pairs) each(value, name, this);
  }

  *keys(): Generator<string> {
    for (const [name] of this.#pairs) yield name;
  }

  *values(): Generator<string> {
    for (const [, value] of this.#pairs) yield value;
  }

  *entries(): Generator<Pair> {
    for (const [name, value] of this.#pairs) yield [name, value];
  }

  [Symbol.iterator](): Generator<Pair> {
    return this.entries();
  }

  toString(): string {
    return this.#pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  }

  #change(pairs: Pair[]): void {
    this.#pairs = pairs;
    this.onChange(this.toString());
  }
}
