import { Refusal } from '../../postgres/refusal.mjs';
import { queryOnce } from '../../postgres/connection.mjs';
import { KEY } from '../../stack/sign-ins.mjs';

const STAY = 'date_from=2027-06-10&date_to=2027-06-20';
const PLACES = 400;
/** Enough that nobody reaches the limit of messages in one measurement. */
const WRITERS = 250;

/** Distinct calls of each kind, which are sent one after the other. */
export async function prepareScenes({ apiUrl, databases }) {
  const searches = Array.from({ length: PLACES }, (_, nth) => ({ path: searchAround(nth), headers: KEY }));
  const campers = await findCampers(apiUrl);
  const writers = await signInWriters(apiUrl, databases.primary);
  return [
    { name: 'search around a place, with dates', calls: searches },
    {
      name: 'listing for dates',
      calls: campers.map((id) => ({ path: `/3/products/${id}/?${STAY}`, headers: KEY })),
    },
    {
      name: 'list of one’s chats, signed in',
      calls: writers.map(({ headers }) => ({ path: '/3/chats/', headers })),
    },
    {
      name: 'message in a chat, written',
      calls: writers.map(writeMessage),
      prepare: () => queryOnce(databases.primary, 'truncate rate_limit'),
    },
  ];
}

/** Places in the middle of France, the same in every run. */
function searchAround(nth) {
  const latitude = (44 + (4 * ((nth * 37) % PLACES)) / PLACES).toFixed(4);
  const longitude = (1 + (5 * ((nth * 101) % PLACES)) / PLACES).toFixed(4);
  return `/3/products/?latitude=${latitude}&longitude=${longitude}&radius=100&${STAY}`;
}

async function findCampers(apiUrl) {
  const path = `/3/campers/search/?where=france&${STAY}&page_size=100`;
  const pages = await Promise.all([1, 2, 3].map((page) => readJson(`${apiUrl}${path}&page=${page}`)));
  return pages.flatMap(({ results }) => results.map(({ id }) => id));
}

/** Guests of the demo who each have a chat; they get its password, as only some have one. */
async function signInWriters(apiUrl, database) {
  const rows = await queryOnce(
    database,
    `with writer as (
       select distinct on (c.guest_id) c.id as chat, c.guest_id from chat c
         join app_user g on g.id = c.guest_id join app_user o on o.id = c.owner_id
         where g.deleted_at is null and o.deleted_at is null order by c.guest_id limit $1)
     update app_user u set password_hash = known.password_hash, email_confirmed_at = now()
       from writer, app_user known where known.email = 'guest@campavia.test' and u.id = writer.guest_id
       returning u.email, writer.chat`,
    [WRITERS],
  );
  const writers = [];
  for (const { email, chat } of rows) writers.push({ chat, headers: await signIn(apiUrl, email) });
  return writers;
}

async function signIn(apiUrl, username) {
  const form = { grant_type: 'password', client_id: 'campavia-web', username, password: 'campavia' };
  const body = new URLSearchParams(form);
  const { access_token } = await readJson(`${apiUrl}/oauth/token/`, { method: 'POST', body });
  return { ...KEY, authorization: `Bearer ${access_token}` };
}

function writeMessage({ chat, headers }) {
  return {
    method: 'POST',
    path: `/3/chats/${chat}/messages/`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'Is there a place for two bicycles at the back?' }),
  };
}

async function readJson(url, options) {
  const answer = await fetch(url, { headers: KEY, ...options });
  if (!answer.ok) throw new Refusal(`${url} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
