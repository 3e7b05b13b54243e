import type { Extension, GuestBooking, Upgrade } from '@campavia/contracts';
import { OPEN_REQUEST_STATES, type RequestState, type UpgradeReason } from '@campavia/domain';

type ChangeableTrip = Pick<
  GuestBooking,
  'permissions' | 'extensions' | 'upgrades' | 'emergency_proof_in_validation'
>;

export function isOpenRequest({ state }: { state: RequestState }): boolean {
  return OPEN_REQUEST_STATES.some((open) => open === state);
}

export function findOpenExtension({ extensions }: Pick<GuestBooking, 'extensions'>): Extension | undefined {
  return extensions.findLast(isOpenRequest);
}

/** The view of the pages of an extension: its form, the open request, or none, so that they redirect to the trip. */
export function findExtendPage(trip: ChangeableTrip): 'form' | 'open' | 'trip' {
  if (trip.emergency_proof_in_validation) return 'trip';
  if (findOpenExtension(trip)) return 'open';
  return trip.permissions.can_create_extensions ? 'form' : 'trip';
}

/** The last upgrade of some kinds that is open or confirmed. */
export function findUpgrade(
  { upgrades }: Pick<GuestBooking, 'upgrades'>,
  ...reasons: UpgradeReason[]
): Upgrade | undefined {
  return upgrades.findLast(
    ({ state, requests: [asked] }) =>
      asked !== undefined &&
      reasons.includes(asked.reason) &&
      (state === 'CONFIRMED' || isOpenRequest({ state })),
  );
}

/** Whether the trip has a page for its second driver; otherwise the address redirects to the trip. */
export function hasSecondDriverPage(trip: ChangeableTrip): boolean {
  return trip.permissions.can_add_second_driver || findUpgrade(trip, 'second_driver') !== undefined;
}

/** Whether the trip has a page for covers. */
export function hasInsurancePage({ permissions }: ChangeableTrip): boolean {
  return permissions.is_buyback_available || permissions.is_rental_cover_available;
}

/** The open changes of a trip, and the last extension if its owner or a term ended it: newest first. */
export function listChanges({ extensions, upgrades }: Pick<GuestBooking, 'extensions' | 'upgrades'>): {
  extension: Extension | undefined;
  upgrades: Upgrade[];
} {
  const last = extensions.at(-1);
  const isShown = last && (isOpenRequest(last) || isEndedByOthers(last));
  return {
    extension: isShown ? last : undefined,
    upgrades: upgrades.filter((upgrade) => isOpenRequest(upgrade) || isLastNotPaid(upgrade, upgrades)),
  };
}

/** Whether the page of a trip has changes to show: open, ended or available ones. */
export function hasChanges(trip: ChangeableTrip): boolean {
  const { extension, upgrades } = listChanges(trip);
  const canAdd = trip.permissions.can_add_second_driver || hasInsurancePage(trip);
  return extension !== undefined || upgrades.length > 0 || canAdd;
}

function isEndedByOthers({ end_cause: cause }: Pick<Extension, 'end_cause'>): boolean {
  return cause !== null && cause !== 'withdrawn';
}

function isLastNotPaid(upgrade: Upgrade, upgrades: readonly Upgrade[]): boolean {
  return upgrade.end_cause === 'not_paid' && upgrade === upgrades.at(-1);
}
