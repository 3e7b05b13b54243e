import type { OwnListingProgress } from '@campavia/contracts';
import { LISTING_REQUIREMENTS, type ListingRequirement, type ListingStep } from '@campavia/domain';

/** The pages on which an owner completes a listing. */
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
  /** Its page; undefined until the pages of the camper are available. */
  page: (typeof PAGES)[ListingRequirement] | undefined;
  /** Its step in the onboarding, while the pages are not available. */
  step: ListingStep | undefined;
}

/** The requirements for submitting a listing, in order, with their pages. */
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

/** Stages of a listing before publication. */
export type ListingStage = 'unfinished' | 'ready' | 'changes' | 'waiting' | 'published';

/** The stage of a listing. */
export function listingStage({ state, missing, submission }: OwnListingProgress): ListingStage {
  if (state === 'to_moderate') return 'waiting';
  if (state !== 'created') return 'published';
  if (submission?.decision === 'changes_asked') return 'changes';
  return missing.length > 0 ? 'unfinished' : 'ready';
}
