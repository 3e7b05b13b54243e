import { signIn } from './demo-session.mjs';

/**
 * The pages of the demo's owner that are opened every day: the requests, one of them, and the tabs of a camper.
 *
 * @param {string} site where the site is
 * @returns {Promise<{cookies: object[], paths: Record<string, string>}>} the owner's session, and paths by name
 */
export async function findOwnerPages(site) {
  const { cookies, list } = await signIn(site, 'owner@campavia.test');
  const [request] = await list('/v4/bookings-owner/?state=validated');
  const [camper] = await list('/3/products/me/paginated/');
  if (!request || !camper) throw new Error('The demo’s owner has no request or no camper');
  const tab = (name) => `/d/campers/${camper.id}/${name}`;
  return {
    cookies,
    paths: {
      bookings: '/d/bookings',
      request: `/d/bookings/${request.id}`,
      campers: '/d/campers',
      calendar: tab('calendar'),
      prices: tab('prices'),
      pictures: tab('pictures'),
      vehicle: tab('vehicle'),
      settings: tab('settings'),
      statistics: tab('statistics'),
    },
  };
}
