import type { OwnListingProgress } from '@campavia/contracts';
import { LISTING_REQUIREMENTS, type ListingRequirement, type ListingStep } from '@campavia/domain';

/** The pages on which an owner does what a listing needs. */
const PAGES = {
  'vehicle-type': { address: 'camper.vehicle' },
  'vehicle-properties': { address: 'camper.vehicle' },
  'vehicle-location': { address: 'camper.vehicle' },
  'vehicle-pictures': { address: 'camper.pictures' },
  'product-price': { address: 'camper.prices' },
  'vehicle-documents': { address: 'camper.documents' },
} as const;

export interface RequirementRow {
  requirement: ListingRequirement;
  isDone: boolean;
  /** Where it is done; undefined until the pages of the camper are open. */
  page: (typeof PAGES)[ListingRequirement] | undefined;
  /** The step of a new listing in which it is done, while the pages are not open. */
  step: ListingStep | undefined;
}

/** What a listing needs before it is sent, in order, with where each is done. */
export function listRequirements({
  missing,
  publishable,
}: Pick<OwnListingProgress, 'missing' | 'publishable'>): RequirementRow[] {
  return LISTING_REQUIREMENTS.map((requirement) => ({
    requirement,
    isDone: !missing.includes(requirement),
    page: publishable ? PAGES[requirement] : undefined,
    step: publishable || requirement === 'vehicle-documents' ? undefined : requirement,
  }));
}

/** Where a listing stands on its way to guests. */
export type ListingStage = 'unfinished' | 'ready' | 'changes' | 'waiting' | 'published';

/** The stage of a listing. */
export function listingStage({ state, missing, submission }: OwnListingProgress): ListingStage {
  if (state === 'to_moderate') return 'waiting';
  if (state !== 'created') return 'published';
  if (submission?.decision === 'changes_asked') return 'changes';
  return missing.length > 0 ? 'unfinished' : 'ready';
}
