import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 60;
const ANSWER_MS = 30_000;

/**
 * Sends requests continuously, one after another for each of `requests`, until it is stopped.
 *
 * @param {{ name: string, send: () => Promise<Response> }[]} requests
 * @returns `{ stop }`, which returns the number of requests and the failed ones: no response, or a status of 500 and
 * above
 */
export function startLoad(requests) {
  const failures = [];
  const sent = Object.fromEntries(requests.map(({ name }) => [name, 0]));
  let isOver = false;

  async function repeat({ name, send }) {
    while (!isOver) {
      sent[name] += 1;
      const failure = await failureOf(send);
      if (failure) failures.push({ name, failure, at: new Date().toISOString() });
      await delay(PAUSE_MS);
    }
  }

  const loops = requests.map(repeat);
  async function stop() {
    isOver = true;
    await Promise.all(loops);
    return { sent, failures };
  }

  return { stop };
}

async function failureOf(send) {
  try {
    const answer = await send(AbortSignal.timeout(ANSWER_MS));
    await answer.arrayBuffer();
    return answer.status >= 500 || answer.status === 429 ? `status ${answer.status}` : undefined;
  } catch (error) {
    return String(error.cause ?? error);
  }
}
