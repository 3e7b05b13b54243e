import type { Composition } from './release';
import type { AddressDeclaration } from './remote-config';

/** An address together with the part that owns it. */
export interface OwnedAddress extends AddressDeclaration {
  part: string;
}

export interface AddressMatch {
  address: OwnedAddress;
  params: Record<string, string>;
}

const PARAMETER = /\{(\w+)\}/g;

function toExpression(pattern: string): RegExp {
  const escaped = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(PARAMETER, '(?<$1>[^/]+)');
  return new RegExp(`^${escaped === '/' ? '' : escaped}/?$`);
}

/** Of two patterns that match one path, the more specific one writes more of it out, or else has more holes. */
function bySpecificity({ pattern: one }: AddressDeclaration, { pattern: other }: AddressDeclaration): number {
  const written = other.replace(PARAMETER, '').length - one.replace(PARAMETER, '').length;
  return written || (other.match(PARAMETER)?.length ?? 0) - (one.match(PARAMETER)?.length ?? 0);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * Finds the address that owns a path (without locale prefix and query). Among several the most
 * specific one wins, so `/campers/new` beats `/campers/{id}`.
 */
export function matchAddress(addresses: readonly OwnedAddress[], path: string): AddressMatch | undefined {
  const matches = addresses.flatMap((address) => {
    const found = toExpression(address.pattern).exec(path);
    return found ? [{ address, params: { ...found.groups } }] : [];
  });
  matches.sort((one, other) => bySpecificity(one.address, other.address));
  const best = matches[0];
  if (!best) return undefined;
  const params = Object.fromEntries(
    Object.entries(best.params).map(([key, value]) => [key, decode(value ?? '')]),
  );
  return { address: best.address, params };
}

/** Fills a pattern's holes; undefined when a parameter is missing. */
export function fillPattern(pattern: string, params: Record<string, string | number>): string | undefined {
  let missing = false;
  const path = pattern.replace(PARAMETER, (_, name: string) => {
    const value = params[name];
    if (value === undefined) missing = true;
    return encodeURIComponent(String(value));
  });
  return missing ? undefined : path;
}

/** Every address of a composition. */
export function addressesOf(composition: Composition): OwnedAddress[] {
  return Object.entries(composition.parts).flatMap(([part, { config }]) =>
    config.addresses.map((address) => ({ ...address, part })),
  );
}
