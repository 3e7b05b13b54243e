import { hrefOf, usePlatform } from '@campavia/remote-kit';

import { chooseListingLink, type ListingLink } from '../rules/listing-link';

import { useReferential } from './use-referential';

/** Where owners list a camper on this site. */
export function useListingLink(): ListingLink | undefined {
  const { routing } = usePlatform();
  const referential = useReferential();
  return chooseListingLink({
    canPublish: referential?.can_publish_camper !== false,
    onboarding: hrefOf('onboarding'),
    sisterPlatform: routing.sister_platform,
  });
}
