import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A call that a client makes once. */
export interface BookingCall {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  token: string;
  body?: object;
}

/** Simulates many simultaneous booking clients: a separate process, controlled by its parent. */
export interface ClientJob {
  origin: string;
  clients: number;
  /** Average pause of a reader before the next call; pauses vary. */
  pauseMs: number;
  calls: BookingCall[];
}

/** The duration of each call, and the number in its answer. */
export interface ClientResult {
  times: number[];
  ids: number[];
}

process.on('message', (job: ClientJob) => {
  void book(job).then((found) => process.send?.(found));
});

async function book({ origin, clients, calls, pauseMs }: ClientJob): Promise<ClientResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const [waiting, found]: [BookingCall[], ClientResult] = [[...calls], { times: [], ids: [] }];
  async function client(): Promise<void> {
    for (let call = waiting.shift(); call; call = waiting.shift()) {
      await delay(2 * pauseMs * Math.random());
      const start = performance.now();
      const id = await make(origin, call, agent);
      found.times.push(performance.now() - start);
      found.ids.push(id);
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return found;
}

function make(origin: string, { method, path, token, body }: BookingCall, agent: Agent): Promise<number> {
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
