import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer to a call: a status with JSON or text, half an answer, a cut connection, or none at all. */
export type Answer =
  | { status?: number; body?: unknown; text?: string; headers?: Record<string, string> }
  | 'half'
  | 'cut'
  | 'silence';

export interface ReceivedCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

async function receive(request: IncomingMessage): Promise<ReceivedCall> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  const { method = '', url = '', headers } = request;
  return { method, url, headers, body };
}

function give(answer: Answer, { socket }: IncomingMessage, response: ServerResponse): void {
  if (answer === 'silence') return;
  if (answer === 'cut') return void socket.destroy();
  if (answer === 'half') return void response.write('{"count":', () => socket.destroy());
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
  response.end(answer.text ?? JSON.stringify(answer.body ?? {}));
}

/** An api on its own port that gives its answers in order, then repeats the last one. */
export async function answeringServer(...answers: Answer[]) {
  const calls: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    void receive(request).then((call) => {
      calls.push(call);
      give(answers[Math.min(calls.length, answers.length) - 1] ?? {}, request, response);
    });
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
