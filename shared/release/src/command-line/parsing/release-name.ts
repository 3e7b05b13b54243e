import { MARKET, PART } from '../../registry/name-rules';
import { UsageError } from './command-definition';

/** A part, optionally with a version. */
export interface ReleaseName {
  part: string;
  version?: string;
}

/**
 * Parses `mf-search@1.4.2`, or a bare `mf-search`.
 * @throws UsageError when it is neither
 */
export function parseReleaseName(text: string): ReleaseName {
  const [part = '', version, ...more] = text.split('@');
  if (!PART.pattern.test(part))
    throw new UsageError(`${text} names no part: write shell or mf-…, as in mf-search@1.4.2.`);
  if (more.length > 0 || version === '')
    throw new UsageError(`${text}: write <part>@<version>, as in mf-search@1.4.2.`);
  return version === undefined ? { part } : { part, version };
}

/**
 * The same with a required version.
 * @throws UsageError when it is missing or invalid
 */
export function parseExactName(text: string): Required<ReleaseName> {
  const { part, version } = parseReleaseName(text);
  if (version === undefined) throw new UsageError(`${text}: say which version, as in ${part}@1.4.2.`);
  return { part, version };
}

/** Parses `de,de-at,AT`. @throws UsageError when one is neither a site nor a country */
export function parseMarkets(text: string): string[] {
  const markets = text.split(',').map((market) => market.trim());
  for (const market of markets) {
    if (!MARKET.pattern.test(market)) {
      throw new UsageError(
        `${market || 'Nothing'} is no market: write a site (de-at) or a country (AT), commas between.`,
      );
    }
  }
  return [...new Set(markets)];
}

/** Parses a share of visitors in per cent. @throws UsageError when it is invalid */
export function parsePercent(text: string | true | undefined): number {
  const percent = Number(text);
  if (typeof text === 'string' && /^\d+(\.\d{1,2})?$/.test(text) && percent > 0 && percent <= 100)
    return percent;
  throw new UsageError('Say for how many visitors: --percent with a number up to 100, two decimals at most.');
}

/** Parses a positive integer. @throws UsageError when it is invalid */
export function parseCount(
  option: string,
  text: string | true | undefined,
  { byDefault, most }: { byDefault: number; most: number },
): number {
  if (text === undefined) return byDefault;
  const count = Number(text);
  if (typeof text === 'string' && /^[1-9]\d*$/.test(text) && count <= most) return count;
  throw new UsageError(`--${option} needs a whole number from 1 to ${most}, not ${String(text)}.`);
}
