import { signIn } from './demo-session.mjs';

/**
 * The daily pages of the demo's owner: the requests, one of them, the report of a pick-up, and the tabs of a camper.
 *
 * @param {string} site origin of the site
 * @returns {Promise<{cookies: object[], paths: Record<string, string>}>} the owner's session, and paths by name
 */
export async function findOwnerPages(site) {
  const { cookies, list } = await signIn(site, 'owner@campavia.test');
  const [request] = await list('/v4/bookings-owner/?state=validated');
  const confirmed = await list('/v4/bookings-owner/?meta_state=confirmed');
  const ongoing = confirmed.find(({ display_state: state }) => state === 'ONGOING');
  const [camper] = await list('/3/products/me/paginated/');
  if (!request || !ongoing || !camper) throw new Error('The demo’s owner has no request, trip or camper');
  const tab = (name) => `/d/campers/${camper.id}/${name}`;
  return {
    cookies,
    paths: {
      bookings: '/d/bookings',
      request: `/d/bookings/${request.id}`,
      'report of a pick-up': `/d/bookings/${ongoing.id}/pick-up`,
      campers: '/d/campers',
      calendar: tab('calendar'),
      prices: tab('prices'),
      pictures: tab('pictures'),
      documents: tab('documents'),
      vehicle: tab('vehicle'),
      settings: tab('settings'),
      statistics: tab('statistics'),
    },
  };
}
