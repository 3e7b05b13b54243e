import type { SessionWindow } from '../session-window';

interface Cookie {
  value: string;
  expiresAt: number;
}

export interface Browser {
  written: string[];
  cookies(): Record<string, string>;
  setCookie(text: string): void;
  openTab(): TabWindow;
}

export type TabWindow = SessionWindow & {
  wake(): void;
  location: { assign: jest.Mock; reload: jest.Mock; pathname: string };
};

export interface BrowserOptions {
  locks?: 'web locks' | 'none';
  channels?: 'broadcast channel' | 'none';
  /** Of http pages: Safari takes no `Secure` cookies there. */
  cookies?: 'all' | 'not secure' | 'none';
  hostname?: string;
}

/** Cookies expire by `Date.now()`. */
export function aBrowser({
  locks,
  channels,
  cookies: taken = 'all',
  hostname = 'localhost',
}: BrowserOptions = {}): Browser {
  const jar = new Map<string, Cookie>();
  const written: string[] = [];
  const navigator = locks === 'none' ? {} : { locks: someLocks() };
  const BroadcastChannel = channels === 'none' ? undefined : someChannels();

  function setCookie(text: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    const seconds = Number(/max-age=(\d+)/i.exec(text)?.[1] ?? Infinity);
    jar.set(name, { value, expiresAt: Date.now() + seconds * 1000 });
  }

  function cookies(): Record<string, string> {
    const present = [...jar].filter(([, { expiresAt }]) => expiresAt > Date.now());
    return Object.fromEntries(present.map(([name, { value }]) => [name, value]));
  }

  function aDocument() {
    return Object.defineProperty(
      Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' }),
      'cookie',
      {
        get: () =>
          Object.entries(cookies())
            .map((pair) => pair.join('='))
            .join('; '),
        set(text: string) {
          written.push(text);
          const isRefused = taken === 'none' || (taken === 'not secure' && /; secure/i.test(text));
          if (!isRefused) setCookie(text);
        },
      },
    );
  }

  function openTab(): TabWindow {
    const document = aDocument();
    return Object.assign(new EventTarget(), {
      document,
      navigator,
      BroadcastChannel,
      setTimeout,
      clearTimeout,
      sessionStorage: aStorage(),
      location: { assign: jest.fn(), reload: jest.fn(), protocol: 'http:', hostname, pathname: '/' },
      wake: () => void document.dispatchEvent(new Event('visibilitychange')),
    }) as unknown as TabWindow;
  }

  return { written, cookies, setCookie, openTab };
}

function someLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<Result>(_name: string, action: () => Promise<Result>): Promise<Result> {
      const turn = last.then(action);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

function someChannels() {
  const open = new Set<{ onmessage?: (event: { data: unknown }) => void }>();
  return class {
    onmessage?: (event: { data: unknown }) => void;

    constructor() {
      open.add(this);
    }

    postMessage(data: unknown): void {
      const others = [...open].filter((channel) => channel !== this);
      setTimeout(() => others.forEach(({ onmessage }) => onmessage?.({ data })));
    }
  };
}

function aStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}
