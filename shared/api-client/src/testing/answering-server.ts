import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What to answer a call: a status with JSON or text, half an answer, a cut connection, or nothing at all. */
export type Answer = { status?: number; body?: unknown; text?: string } | 'half' | 'cut' | 'silence';

export interface ReceivedCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An api on a port of its own that gives its answers one after the other, the last one for ever. */
export async function answeringServer(...answers: Answer[]) {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { method = '', url = '', headers } = request;
    calls.push({ method, url, headers, body });
    const answer = answers[Math.min(calls.length, answers.length) - 1] ?? {};
    if (answer === 'silence') return;
    if (answer === 'cut') return void request.socket.destroy();
    if (answer === 'half') return void response.write('{"count":', () => request.socket.destroy());
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(answer.text ?? JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
