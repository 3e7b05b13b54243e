import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as Twilio received it. */
export interface ReceivedMessage {
  path: string;
  authorization: string | undefined;
  form: Record<string, string>;
}

const TAKEN = {
  sid: 'SM3b0e1e2a1c1c4d0f8a3b6f3f0a7a9c11',
  status: 'queued',
  error_code: null,
  error_message: null,
};

const errorOf = (code: number, status: number) =>
  JSON.stringify({ code, status, message: 'why', more_info: `https://www.twilio.com/docs/errors/${code}` });

/** Answers of the Messages resource, by recipient. */
const ANSWERS: Record<string, [status: number, body: string]> = {
  '+15005550001': [400, errorOf(21211, 400)],
  '+15005550004': [400, errorOf(21610, 400)],
  '+15005550029': [429, errorOf(20429, 429)],
  '+15005550003': [401, errorOf(20003, 401)],
  '+15005550050': [503, '<html>'],
};

/** Answers as https://www.twilio.com/docs/messaging/api/message-resource documents, and records its calls. */
export async function startFakeTwilio() {
  const asked: ReceivedMessage[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization, form });
      const [status, body] = ANSWERS[form.To ?? ''] ?? [201, JSON.stringify(TAKEN)];
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => new Promise((done) => server.close(done));
  return { origin, asked, close };
}
