import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 100;
const ANSWER_MS = 10_000;

export const KEY = { 'x-api-key': 'campavia-web', 'accept-language': 'en' };
const SIGN_IN = new URLSearchParams({
  grant_type: 'password',
  client_id: 'campavia-web',
  username: 'guest@campavia.test',
  password: 'campavia',
});

/** Signs a user of the demo in, which writes a session. */
export function signIn(apiUrl, signal) {
  return fetch(`${apiUrl}/oauth/token/`, { method: 'POST', body: SIGN_IN, headers: KEY, signal });
}

/** Signs in continuously, and remembers the sessions that were acknowledged. */
export function startSignIns(apiUrl) {
  const tokens = [];
  const times = [];
  let isOver = false;

  async function repeat() {
    while (!isOver) {
      const token = await readToken(apiUrl);
      if (token) {
        tokens.push(token);
        times.push(Date.now());
      }
      await delay(PAUSE_MS);
    }
  }

  const loop = repeat();

  /** Time of the first acknowledged one after a time, or the end of the wait. */
  async function nextAfter(at, waitMs) {
    while (Date.now() < at + waitMs) {
      const first = times.find((time) => time > at);
      if (first) return first;
      await delay(PAUSE_MS);
    }
    return Date.now() + 1;
  }

  async function stop() {
    isOver = true;
    await loop;
    let lost = 0;
    for (const token of tokens) if (!(await isKnown(apiUrl, token))) lost += 1;
    return { acknowledged: tokens.length, lost };
  }

  return { nextAfter, stop };
}

async function readToken(apiUrl) {
  try {
    const answer = await signIn(apiUrl, AbortSignal.timeout(ANSWER_MS));
    return answer.ok ? (await answer.json()).access_token : undefined;
  } catch {
    // Without an answer nothing was acknowledged.
    return undefined;
  }
}

async function isKnown(apiUrl, token) {
  const answer = await fetch(`${apiUrl}/3/users/me/`, {
    headers: { ...KEY, authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  return answer.ok;
}
