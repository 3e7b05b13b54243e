import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A received webhook call. */
export interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

const TIMEOUT_MS = 15_000;

/** Receives the webhooks of a provider. */
export async function startWebhookReceiver() {
  const calls: Call[] = [];
  const answers: number[] = [];
  let usually = 204;
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answers.shift() ?? usually).end();
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/payments/`,
    calls,
    /** Sets the answer to all further calls. */
    answer: (status: number) => void (usually = status),
    /** Sets the answers to the next calls. */
    answerNext: (...statuses: number[]) => void answers.push(...statuses),
    /** The calls about an object, once there are `count`. */
    async about(objectId: string, count = 1): Promise<Call[]> {
      const deadline = Date.now() + TIMEOUT_MS;
      while (Date.now() < deadline) {
        const found = calls.filter(({ body }) => body.includes(objectId));
        if (found.length >= count) return found;
        await delay(20);
      }
      throw new Error(`No ${count} webhooks about ${objectId} arrived`);
    },
    close: () => new Promise<void>((settle) => server.close(() => settle())),
  };
}
