import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A call that a booker makes once. */
export interface BookerCall {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  token: string;
  body?: object;
}

/** Simulates many simultaneous bookers: a separate process, controlled by its parent. */
export interface BookerJob {
  origin: string;
  clients: number;
  /** Average pause of a reader before the next call; pauses vary. */
  pauseMs: number;
  calls: BookerCall[];
}

/** The duration of each call, and the number in its answer. */
export interface BookerResult {
  times: number[];
  ids: number[];
}

process.on('message', (job: BookerJob) => {
  void book(job).then((found) => process.send?.(found));
});

async function book({ origin, clients, calls, pauseMs }: BookerJob): Promise<BookerResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const [waiting, found]: [BookerCall[], BookerResult] = [[...calls], { times: [], ids: [] }];
  async function booker(): Promise<void> {
    for (let call = waiting.shift(); call; call = waiting.shift()) {
      await delay(2 * pauseMs * Math.random());
      const start = performance.now();
      const id = await make(origin, call, agent);
      found.times.push(performance.now() - start);
      found.ids.push(id);
    }
  }
  await Promise.all(Array.from({ length: clients }, booker));
  agent.destroy();
  return found;
}

function make(origin: string, { method, path, token, body }: BookerCall, agent: Agent): Promise<number> {
  const headers = { 'x-api-key': 'campavia-web', authorization: `Bearer ${token}` };
  const sent = body ? JSON.stringify(body) : undefined;
  return new Promise((resolve, reject) => {
    const asked = request(
      `${origin}${path}`,
      { method, agent, headers: { ...headers, ...(sent && { 'content-type': 'application/json' }) } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if ((answer.statusCode ?? 500) < 300) resolve((JSON.parse(text) as { id?: number }).id ?? 0);
          else reject(new Error(`${method} ${path} was answered with ${String(answer.statusCode)}: ${text}`));
        });
      },
    );
    asked.on('error', reject);
    asked.end(sent);
  });
}
