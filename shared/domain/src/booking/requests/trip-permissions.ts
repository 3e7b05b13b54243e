import type { InsuranceSlug, SecondDriver } from '../../quote';
import type { BookingFacts, Now } from '../facts';
import { BOOKED_STATES } from '../transition';
import { mayExtend } from '../permissions';

/** Data of a trip that its permissions depend on. */
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

/** The permissions of a trip, as the wire names them. */
export interface TripPermissions {
  canCreateExtensions: boolean;
  isRentalCoverAvailable: boolean;
  isBuybackAvailable: boolean;
  canAddSecondDriver: boolean;
}

/** How a trip may still change: extended until the evening of its last day, upgraded until it begins. */
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
