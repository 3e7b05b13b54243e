const KNOWN = { 'x-api-key': 'campavia-web', 'accept-language': 'en-GB' };

/**
 * Signs in as a demo user.
 *
 * @param {string} site origin of the site
 * @param {string} username e-mail address
 * @returns {Promise<{cookies: object[], list: (path: string) => Promise<object[]>}>} the session's cookies, and a
 * function that returns the results of a list of the api
 */
export async function signIn(site, username) {
  const fields = { grant_type: 'password', client_id: 'campavia-web', username, password: 'campavia' };
  const options = { method: 'POST', headers: KNOWN, body: new URLSearchParams(fields) };
  const tokens = await read(`${site}/oauth/token/`, options);
  const headers = { ...KNOWN, authorization: `Bearer ${tokens.access_token}` };
  return {
    cookies: cookiesOf(tokens),
    list: async (path) => (await read(site + path, { headers })).results,
  };
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
