import type { OwnSession } from '@campavia/contracts';

type Described = Pick<OwnSession, 'browser' | 'system' | 'device'>;

/** By precedence: many browsers also name those that they are derived from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const PHONES = ['iPhone', 'Android'];

/** Browser, system and device of a user agent; null where unknown. */
export function describeBrowser(userAgent: string | null): Described {
  const [browser, system] = [BROWSERS, SYSTEMS].map((table) => nameIn(table, userAgent ?? ''));
  if (!system) return { browser: browser ?? null, system: null, device: 'unknown' };
  return { browser: browser ?? null, system, device: PHONES.includes(system) ? 'phone' : 'computer' };
}

function nameIn(table: readonly [RegExp, string][], text: string): string | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1];
}
