import fastify from 'fastify';

import { traceHeaders, type Span, type Telemetry } from './telemetry';
import { traceRequests } from './trace-requests';

const TRACE = 'c'.repeat(32);

const span = {
  spanContext: () => ({ traceId: TRACE, spanId: 'd'.repeat(16), traceFlags: 1 }),
  setAttribute: () => span,
  setStatus: () => span,
  end: () => undefined,
} as unknown as Span;

test('log lines and calls of a request have its trace, also after its body was read', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } } });
  const telemetry = { startSpan: () => span, record: () => undefined } as unknown as Telemetry;
  traceRequests(app, telemetry, { isTrusted: () => false, untraced: ['/health'] });
  app.get('/health', async () => traceHeaders());
  app.post('/bookings', async (request) => {
    request.log.info('booked');
    return traceHeaders();
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const send = async (path: string, body?: string) => {
    const headers = { 'content-type': 'application/json' };
    const options = body === undefined ? {} : { method: 'POST', body, headers };
    return (await fetch(url + path, options)).json();
  };
  expect(await send('/bookings', '{"beds":2}')).toMatchObject({
    traceparent: `00-${TRACE}-${'d'.repeat(16)}-01`,
  });
  expect(await send('/health')).toEqual({});
  await app.close();
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const msg of ['booked', 'request completed']) {
    expect(logged.find((line) => line.msg === msg)).toMatchObject({
      trace_id: TRACE,
      reqId: expect.any(String),
    });
  }
});
