export interface ListingWays {
  /** The referential's `can_publish_camper`. */
  canPublish: boolean;
  /** Address of the onboarding, if a part has it. */
  onboarding: string | undefined;
  /** The site's tracked link to the sister platform. */
  sisterPlatform: string | undefined;
}

export interface ListingLink {
  href: string;
  /** `sister`: the reader is asked before they leave for the sister platform. */
  kind: 'onboarding' | 'sister';
}

/** The link for listing a camper; undefined if there is none, so that it is hidden. */
export function chooseListingLink({
  canPublish,
  onboarding,
  sisterPlatform,
}: ListingWays): ListingLink | undefined {
  if (!canPublish) return sisterPlatform ? { href: sisterPlatform, kind: 'sister' } : undefined;
  return onboarding ? { href: onboarding, kind: 'onboarding' } : undefined;
}
