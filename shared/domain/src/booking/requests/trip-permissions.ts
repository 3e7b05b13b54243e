import type { InsuranceSlug, SecondDriver } from '../../quote';
import type { BookingFacts, Now } from '../facts';
import { BOOKED_STATES } from '../transition';
import { mayExtend } from '../permissions';

/** What of a trip says how it may still grow. */
export interface ExtendableTrip {
  facts: Pick<BookingFacts, 'state' | 'proof' | 'startsAtMs' | 'extendByMs'>;
  insurance: InsuranceSlug;
  secondDriver: SecondDriver;
  hasRentalCover: boolean;
  hasBuyback: boolean;
  /** An extension that is not settled yet. */
  hasOpenExtension: boolean;
  rentalCoverService: 'up' | 'down';
}

/** What a trip allows, as the wire names it. */
export interface TripPermissions {
  canCreateExtensions: boolean;
  isRentalCoverAvailable: boolean;
  isBuybackAvailable: boolean;
  canAddSecondDriver: boolean;
}

/** How a trip may still grow: made longer until the evening of its last day, upgraded until it begins. */
export function tripPermissions(trip: ExtendableTrip, now: Now): TripPermissions {
  const { facts, hasOpenExtension } = trip;
  const canCreateExtensions = isBooked(facts) && now.ms < facts.extendByMs && !hasOpenExtension;
  return {
    canCreateExtensions: mayExtend({ canCreateExtensions, proof: facts.proof }),
    ...(isAhead(facts, now) ? upgradesOf(trip) : NO_UPGRADES),
  };
}

type Upgrades = Omit<TripPermissions, 'canCreateExtensions'>;

const NO_UPGRADES: Upgrades = {
  isRentalCoverAvailable: false,
  isBuybackAvailable: false,
  canAddSecondDriver: false,
};

function upgradesOf(trip: ExtendableTrip): Upgrades {
  const isInsuredByUs = trip.insurance !== 'none';
  return {
    isRentalCoverAvailable: !trip.hasRentalCover && trip.rentalCoverService === 'up',
    isBuybackAvailable: !trip.hasBuyback && isInsuredByUs,
    canAddSecondDriver: trip.secondDriver === 'not_selected' && isInsuredByUs,
  };
}

function isBooked({ state }: ExtendableTrip['facts']): boolean {
  return BOOKED_STATES.some((booked) => booked === state);
}

function isAhead(facts: ExtendableTrip['facts'], now: Now): boolean {
  return isBooked(facts) && now.ms < facts.startsAtMs && facts.proof !== 'waiting';
}
