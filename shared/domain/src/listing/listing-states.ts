/** The states of a listing. */
export const ALL_LISTING_STATES = [
  'created',
  'to_moderate',
  'published',
  'bookable',
  'unpublished_owner',
  'unpublished',
  'deleted_owner',
  'deleted',
] as const;
export type ListingState = (typeof ALL_LISTING_STATES)[number];

/** Why an owner suspends or deletes a listing. */
export const LEAVE_REASONS = [
  'DELETE_DOUBLE',
  'DELETE_SOLD',
  'DELETE_W_SOLD',
  'DELETE_HS',
  'DELETE_NO_BK',
  'DELETE_SITE',
  'DELETE_BAD_EXP',
  'DELETE_PERSO',
  'REASON_NONE',
] as const;
export type LeaveReason = (typeof LEAVE_REASONS)[number];

/** The states of a camper's migration to the sister platform. */
export const DUAL_LISTING_STATES = [
  'not_eligible',
  'eligible_dual_not_done',
  'eligible_migration_not_done',
  'dual_not_published',
  'dual_published',
  'migrated_published',
  'migrated_not_published',
] as const;
export type DualListingState = (typeof DUAL_LISTING_STATES)[number];

/** A confirmed trip that begins within these hours prevents suspending its camper. */
export const SUSPEND_NOTICE_HOURS = 48;

export interface ListingPermissions {
  can_suspend: boolean;
  can_reactivate: boolean;
  can_delete: boolean;
  /** The fields that insurances depend on are locked once a listing was submitted. */
  can_edit_insurance_data: boolean;
  can_be_migrated_to_goboony: boolean;
}

/** The actions that an owner may take on a listing; upcoming trips are checked elsewhere. */
export function listingPermissions(state: ListingState, dual: DualListingState): ListingPermissions {
  return {
    can_suspend: state === 'published' || state === 'bookable',
    can_reactivate: state === 'unpublished_owner',
    can_delete: state !== 'deleted' && state !== 'deleted_owner',
    can_edit_insurance_data: state === 'created',
    can_be_migrated_to_goboony: dual === 'eligible_dual_not_done' || dual === 'eligible_migration_not_done',
  };
}

/** Whether the owner is asked to synchronise a camper that is listed on both platforms. */
export function shouldAskToSync(dual: DualListingState): boolean {
  return dual === 'dual_not_published';
}

/** Whether the sister platform has a page for continuing with the camper. */
export function leadsToSisterPlatform(dual: DualListingState): boolean {
  return dual !== 'not_eligible';
}

/** Whether a camper has a listing on the sister platform, visible or not. */
export function isOnSisterPlatform(dual: DualListingState): boolean {
  return dual.startsWith('dual_') || dual.startsWith('migrated_');
}
