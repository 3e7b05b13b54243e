import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';

import { prefixOf } from '@campavia/i18n/sites';

import { fillPattern } from '../config/addresses';
import { platform } from '../platform/platform';

/** Values of a pattern's parameters: `{ id: 12 }` for `/campers/{id}`. */
export type AddressParams = Record<string, string | number>;
/** A query: parameters, or a string with or without its `?`. */
export type AddressSearch = URLSearchParams | string;

/**
 * Path and query of an address by its name, without locale prefix, for `useNavigate` and `Link`. Undefined when the
 * composition does not have that address, or a parameter is missing: hide the link then.
 */
export function pathOf(
  addressId: string,
  params: AddressParams = {},
  search: AddressSearch = '',
): string | undefined {
  const address = platform().addresses.find(({ id }) => id === addressId);
  const path = address && fillPattern(address.pattern, params);
  if (path === undefined) return undefined;
  const query = search.toString().replace(/^\?/, '');
  return query ? `${path}?${query}` : path;
}

/** The same with the site's locale prefix, for a plain `<a href>`. */
export function hrefOf(
  addressId: string,
  params?: AddressParams,
  search?: AddressSearch,
): string | undefined {
  const path = pathOf(addressId, params, search);
  if (path === undefined) return undefined;
  const prefix = prefixOf(platform().site);
  return prefix && path.startsWith('/') ? `${prefix}${path}`.replace(/^(\/[^/?]+)\/(?=\?|$)/, '$1') : path;
}

export interface AddressLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Name of the address, such as `listing`. */
  to: string;
  params?: AddressParams;
  search?: AddressSearch;
}

/** A link to an address by its name; renders nothing when the composition does not have it. */
export function AddressLink({ to, params, search, children, ...rest }: AddressLinkProps) {
  const path = pathOf(to, params, search);
  if (path === undefined) return null;
  return (
    <Link to={path} {...rest}>
      {children}
    </Link>
  );
}
