import { findPath } from '@campavia/remote-kit/config';

import { config } from '../../../remote.config';

export function landingPath(
  addressId: 'home' | 'place' | 'category' | 'category.seats',
  params: Record<string, string | number> = {},
): string {
  return findPath(config.addresses, addressId, params) ?? '/';
}
