const KNOWN = { 'x-api-key': 'campavia-web', 'accept-language': 'en-GB' };
const GUEST = { username: 'guest@campavia.test', password: 'campavia' };

/**
 * The pages of the demo's guest on the way from a yes to a paid trip.
 *
 * @param {string} site where the site is
 * @returns {Promise<{cookies: object[], trips: string, step: string, payment: string}>} the guest's session, and paths
 */
export async function findGuestPages(site) {
  const session = await signIn(site);
  const { id, camper } = await findPayable(site, session);
  const funnel = `/campers/${camper.id}/payment/${id}`;
  return {
    cookies: cookiesOf(session),
    trips: '/d/trips',
    step: `${funnel}/user-details`,
    payment: `${funnel}/payment`,
  };
}

async function signIn(site) {
  const body = new URLSearchParams({ grant_type: 'password', client_id: 'campavia-web', ...GUEST });
  return read(`${site}/oauth/token/`, { method: 'POST', headers: KNOWN, body });
}

async function findPayable(site, { access_token: token }) {
  const headers = { ...KNOWN, authorization: `Bearer ${token}` };
  const { results } = await read(`${site}/v4/bookings-guest/?state=accepted&page_size=100`, { headers });
  const found = results.find(({ is_payable: isPayable, is_instant: isInstant }) => isPayable && !isInstant);
  if (!found) throw new Error('No trip of the guest waits for its money');
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
