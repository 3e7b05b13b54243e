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

/** Of two patterns that match the same path, the more specific one has more literal text, or else more parameters. */
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

type AddressMatcher = (path: string) => AddressMatch | undefined;

/** Lists of addresses do not change, and each navigation asks for the owner of its path many times. */
const matchers = new WeakMap<readonly OwnedAddress[], AddressMatcher>();

/**
 * Finds the address that owns a path (without locale prefix and query). The most specific pattern wins, so
 * `/campers/new` precedes `/campers/{id}`.
 */
export function matchAddress(addresses: readonly OwnedAddress[], path: string): AddressMatch | undefined {
  const match = matchers.get(addresses) ?? createAddressMatcher(addresses);
  matchers.set(addresses, match);
  return match(path);
}

/** The same, prepared for many paths. */
export function createAddressMatcher(addresses: readonly OwnedAddress[]): AddressMatcher {
  const known = [...addresses]
    .sort(bySpecificity)
    .map((address) => ({ address, expression: toExpression(address.pattern) }));
  return (path) => {
    for (const { address, expression } of known) {
      const found = expression.exec(path);
      if (found) return { address, params: decodeAll(found.groups ?? {}) };
    }
    return undefined;
  };
}

function decodeAll(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, decode(value)]));
}

/** Fills a pattern's parameters; undefined when one is missing. */
export function fillPattern(pattern: string, params: Record<string, string | number>): string | undefined {
  let missing = false;
  const path = pattern.replace(PARAMETER, (_, name: string) => {
    const value = params[name];
    if (value === undefined) missing = true;
    return encodeURIComponent(String(value));
  });
  return missing ? undefined : path;
}

/** Prefix-free path of an address by its name; undefined when no part has it, or a parameter is missing. */
export function findPath(
  addresses: readonly AddressDeclaration[] | undefined,
  addressId: string,
  params: Record<string, string | number> = {},
): string | undefined {
  const pattern = addresses?.find(({ id }) => id === addressId)?.pattern;
  return pattern && fillPattern(pattern, params);
}

/** Every address of a composition. */
export function addressesOf(composition: Composition): OwnedAddress[] {
  return Object.entries(composition.parts).flatMap(([part, { config }]) =>
    config.addresses.map((address) => ({ ...address, part })),
  );
}
