import type { PageError } from '../data/error-reports/page-error';

/** Browser messages without a defect or without any detail. */
const NOISE = /^(ResizeObserver loop|Script error\.?$)/;

/** Undefined for noise, and for failed calls, which report themselves. */
export function describeError(kind: string, thrown: unknown): PageError | undefined {
  const chain = chainOf(thrown);
  const message = chain.map((error) => `${error.name}: ${error.message}`).join(' < ');
  if (chain.some(isSilent)) return undefined;
  const isMissing = chain.some(({ name }) => name === 'ChunkLoadError');
  const named = chain.find(({ reportedAs }) => typeof reportedAs === 'string')?.reportedAs;
  return { kind: named ?? (isMissing ? 'missing_chunk' : kind), message, stack: chain.at(-1)?.stack };
}

interface Thrown {
  name: string;
  message: string;
  stack?: string;
  reportedAs?: string;
}

function chainOf(thrown: unknown): Thrown[] {
  if (!(thrown instanceof Error)) return [{ name: typeof thrown, message: String(thrown) }];
  return thrown.cause instanceof Error ? [thrown, thrown.cause] : [thrown];
}

function isSilent({ name, message }: Thrown): boolean {
  return name === 'ApiError' || name === 'AbortError' || NOISE.test(message);
}
