import { SandboxSearchParams } from './search-params';

export type UrlParts = Record<(typeof PARTS)[number], string>;

export type ParseUrl = (address: string, base: string, part: string, value: string) => string;

const PARTS = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

const READ_ONLY: ReadonlySet<string> = new Set(['origin']);

let parseUrl: ParseUrl = () => '';

/** Must be called before any URL is created. */
export function provideUrls(parse: ParseUrl): void {
  parseUrl = parse;
}

function parse(address: string, base = '', part = '', value = ''): UrlParts | undefined {
  const text = parseUrl(address, base, part, value);
  return text === '' ? undefined : (JSON.parse(text) as UrlParts);
}

export class SandboxUrl {
  #parts: UrlParts;
  readonly searchParams: SandboxSearchParams;

  constructor(address: unknown, base?: unknown) {
    const parts = parse(String(address), base === undefined ? '' : String(base));
    if (!parts) throw new TypeError('Invalid URL');
    this.#parts = parts;
    this.searchParams = new SandboxSearchParams(parts.search, (query) => this.#set('search', query));
  }

  static canParse(address: unknown, base?: unknown): boolean {
    return parse(String(address), base === undefined ? '' : String(base)) !== undefined;
  }

  static parse(address: unknown, base?: unknown): SandboxUrl | null {
    return SandboxUrl.canParse(address, base) ? new SandboxUrl(address, base) : null;
  }

  toString(): string {
    return this.#parts.href;
  }

  toJSON(): string {
    return this.#parts.href;
  }

  #set(part: string, value: string): void {
    const parts = parse(this.#parts.href, '', part, value);
    if (parts) this.#parts = parts;
  }

  static {
    for (const part of PARTS) {
      Object.defineProperty(SandboxUrl.prototype, part, {
        get(this: SandboxUrl) {
          return this.#parts[part];
        },
        set(this: SandboxUrl, value: unknown) {
          if (READ_ONLY.has(part)) return;
          this.#set(part, String(value));
          if (part === 'search' || part === 'href') this.searchParams.replaceAll(this.#parts.search);
        },
      });
    }
  }
}
