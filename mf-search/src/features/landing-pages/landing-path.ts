import { fillPattern } from '@campavia/remote-kit/config';

import { config } from '../../../remote.config';

export function landingPath(
  addressId: 'home' | 'place' | 'category' | 'category.seats',
  params: Record<string, string | number> = {},
): string {
  const address = config.addresses.find(({ id }) => id === addressId);
  return (address && fillPattern(address.pattern, params)) ?? '/';
}
