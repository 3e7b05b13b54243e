import { signIn } from './demo-session.mjs';

/**
 * The pages of the demo's guest: from an accepted request to a paid trip, a trip that goes on, and changing one.
 *
 * @param {string} site origin of the site
 * @returns {Promise<{cookies: object[], paths: Record<string, string>}>} the guest's session, and paths by name
 */
export async function findGuestPages(site) {
  const { cookies, list } = await signIn(site, 'guest@campavia.test');
  const readTrips = (query) => list(`/v4/bookings-guest/?${query}&page_size=100`);
  const accepted = await readTrips('state=accepted');
  const payable = find(
    accepted,
    ({ is_payable: isPayable, is_instant: isInstant }) => isPayable && !isInstant,
  );
  const confirmed = await readTrips('meta_state=confirmed');
  // The last trip has not begun.
  const changeable = find(confirmed.toReversed(), ({ state }) => state === 'TO_COME');
  const ongoing = find(confirmed, ({ display_state: state }) => state === 'ONGOING');
  const funnel = `/campers/${payable.camper.id}/payment/${payable.id}`;
  return {
    cookies,
    paths: {
      trips: '/d/trips',
      payableTrip: `/d/trips/${payable.id}`,
      ongoingTrip: `/d/trips/${ongoing.id}`,
      extend: `/d/trips/${changeable.id}/extend`,
      step: `${funnel}/user-details`,
      payment: `${funnel}/payment`,
    },
  };
}

function find(trips, isWanted) {
  const found = trips.find(isWanted);
  if (!found) throw new Error('The demo’s guest has no such trip');
  return found;
}
