import { createEventBus, type RemoteFailed } from '@campavia/remote-kit';
import type { Composition } from '@campavia/remote-kit/config';

import { createFailureReport } from './report-remote-failures';

const composition: Composition = { id: 'c0ffee00', channel: 'production', parts: {} };

function aReport() {
  const events = createEventBus();
  const received: RemoteFailed[] = [];
  events.subscribe('remote.failed', (failure) => received.push(failure));
  const post = jest.fn();
  const written = jest.fn();
  window.reportError = written;
  return { report: createFailureReport({ composition, events, post }), received, post, written };
}

const failure = { part: 'mf-search', version: '1.1.0', phase: 'load', error: new Error('404') } as const;

test('a failure is logged, published on the bus and reported to the site', () => {
  const { report, received, post, written } = aReport();
  report(failure);
  expect(received).toEqual([
    { composition: 'c0ffee00', part: 'mf-search', version: '1.1.0', phase: 'load', message: '404' },
  ]);
  expect(post).toHaveBeenCalledWith({ part: 'mf-search', version: '1.1.0', phase: 'load', message: '404' });
  expect(written).toHaveBeenCalledWith(new Error('mf-search@1.1.0 failed (load)'));
});

test('the site gets one report per release and phase', () => {
  const { report, received, post } = aReport();
  for (const each of [
    failure,
    failure,
    { ...failure, phase: 'render' as const },
    { ...failure, version: '1.0.0' },
  ])
    report(each);
  expect(received).toHaveLength(4);
  expect(post).toHaveBeenCalledTimes(3);
});
