import { signIn } from './demo-session.mjs';

/**
 * The pages of the demo's guest: on the way from a yes to a paid trip, and on that of changing one.
 *
 * @param {string} site where the site is
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
  // The last one has not begun.
  const changeable = find(confirmed.toReversed(), ({ state }) => state === 'TO_COME');
  const funnel = `/campers/${payable.camper.id}/payment/${payable.id}`;
  return {
    cookies,
    paths: {
      trips: '/d/trips',
      payableTrip: `/d/trips/${payable.id}`,
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
