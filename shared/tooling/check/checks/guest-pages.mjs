const KNOWN = { 'x-api-key': 'campavia-web', 'accept-language': 'en-GB' };
const GUEST = { username: 'guest@campavia.test', password: 'campavia' };

/**
 * The pages of the demo's guest: on the way from a yes to a paid trip, and on that of changing one.
 *
 * @param {string} site where the site is
 * @returns {Promise<{cookies: object[], paths: Record<string, string>}>} the guest's session, and paths by name
 */
export async function findGuestPages(site) {
  const session = await signIn(site);
  const accepted = await readTrips(site, session, 'state=accepted');
  const payable = find(
    accepted,
    ({ is_payable: isPayable, is_instant: isInstant }) => isPayable && !isInstant,
  );
  const confirmed = await readTrips(site, session, 'meta_state=confirmed');
  // The last one has not begun.
  const changeable = find(confirmed.toReversed(), ({ state }) => state === 'TO_COME');
  const funnel = `/campers/${payable.camper.id}/payment/${payable.id}`;
  return {
    cookies: cookiesOf(session),
    paths: {
      trips: '/d/trips',
      payableTrip: `/d/trips/${payable.id}`,
      extend: `/d/trips/${changeable.id}/extend`,
      step: `${funnel}/user-details`,
      payment: `${funnel}/payment`,
    },
  };
}

async function signIn(site) {
  const body = new URLSearchParams({ grant_type: 'password', client_id: 'campavia-web', ...GUEST });
  return read(`${site}/oauth/token/`, { method: 'POST', headers: KNOWN, body });
}

async function readTrips(site, { access_token: token }, query) {
  const headers = { ...KNOWN, authorization: `Bearer ${token}` };
  const { results } = await read(`${site}/v4/bookings-guest/?${query}&page_size=100`, { headers });
  return results;
}

function find(trips, isWanted) {
  const found = trips.find(isWanted);
  if (!found) throw new Error('The demo’s guest has no such trip');
  return found;
}

async function read(url, options) {
  const answer = await fetch(url, options);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

function cookiesOf({ access_token: access, refresh_token: refresh }) {
  const terms = { domain: 'localhost', path: '/', secure: true, sameSite: 'Lax' };
  return [
    { ...terms, name: 'campaviaAPI_access_token', value: access },
    { ...terms, name: 'campaviaAPI_refresh_token', value: refresh },
  ];
}
