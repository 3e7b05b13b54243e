import { PassThrough } from 'node:stream';

import { createLifetime } from './lifetime.mjs';

function recorder() {
  const logged = [];
  const output = new PassThrough();
  const exited = withResolvers();
  const lifetime = createLifetime({
    print: (line) => logged.push(line),
    exit: exited.resolve,
    outputs: [output],
  });
  return { said: logged, lifetime, output, exited: exited.promise };
}

function withResolvers() {
  const settle = {};
  settle.promise = new Promise((resolve) => (settle.resolve = resolve));
  return settle;
}

function entry(name, logged) {
  return { name, stop: async () => logged.push(`stop ${name}`), kill: () => logged.push(`kill ${name}`) };
}

afterEach(() => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
});

it('stops services in reverse order of their start, one after the other', async () => {
  const { said: logged, lifetime } = recorder();
  for (const name of ['database', 'api', 'site']) lifetime.add(entry(name, logged));
  await lifetime.stop();
  expect(logged.filter((line) => line.startsWith('stop'))).toEqual([
    'stop site',
    'stop api',
    'stop database',
  ]);
});

it('does not stop a service that ended by itself', async () => {
  const { said: logged, lifetime } = recorder();
  lifetime.add(entry('api', logged));
  lifetime.add(entry('migrate', logged))();
  await lifetime.stop();
  expect(logged).toEqual(['stop api', 'api stopped']);
});

it('stops once, even if called several times', async () => {
  const { said: logged, lifetime } = recorder();
  lifetime.add(entry('api', logged));
  await Promise.all([lifetime.stop(), lifetime.stop()]);
  expect(logged).toEqual(['stop api', 'api stopped']);
});

it('stops all programs when the output is no longer read', async () => {
  const { said: logged, lifetime, output, exited } = recorder();
  lifetime.add(entry('database', logged));
  const cut = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  output.emit('error', cut);
  output.emit('error', cut);
  await exited;
  expect(logged).toEqual(['Stopping', 'stop database', 'database stopped']);
});

it('throws every other error of the output', () => {
  const { output } = recorder();
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  expect(() => output.emit('error', full)).toThrow('no space');
});
