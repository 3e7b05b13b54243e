import { PassThrough } from 'node:stream';

import { createLifetime } from './lifetime.mjs';

function recorder() {
  const said = [];
  const output = new PassThrough();
  const exited = withResolvers();
  const lifetime = createLifetime({
    print: (line) => said.push(line),
    exit: exited.resolve,
    outputs: [output],
  });
  return { said, lifetime, output, exited: exited.promise };
}

function withResolvers() {
  const settle = {};
  settle.promise = new Promise((resolve) => (settle.resolve = resolve));
  return settle;
}

function entry(name, said) {
  return { name, stop: async () => said.push(`stop ${name}`), kill: () => said.push(`kill ${name}`) };
}

afterEach(() => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
});

it('stops what was started last first, and one after the other', async () => {
  const { said, lifetime } = recorder();
  for (const name of ['database', 'api', 'site']) lifetime.add(entry(name, said));
  await lifetime.stop();
  expect(said.filter((line) => line.startsWith('stop'))).toEqual(['stop site', 'stop api', 'stop database']);
});

it('leaves alone what ended by itself', async () => {
  const { said, lifetime } = recorder();
  lifetime.add(entry('api', said));
  lifetime.add(entry('migrate', said))();
  await lifetime.stop();
  expect(said).toEqual(['stop api', 'api stopped']);
});

it('stops once, however often it is asked', async () => {
  const { said, lifetime } = recorder();
  lifetime.add(entry('api', said));
  await Promise.all([lifetime.stop(), lifetime.stop()]);
  expect(said).toEqual(['stop api', 'api stopped']);
});

it('stops what runs when nobody reads the output any more', async () => {
  const { said, lifetime, output, exited } = recorder();
  lifetime.add(entry('database', said));
  const cut = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  output.emit('error', cut);
  output.emit('error', cut);
  await exited;
  expect(said).toEqual(['Stopping', 'stop database', 'database stopped']);
});

it('hides no other failure of the output', () => {
  const { output } = recorder();
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  expect(() => output.emit('error', full)).toThrow('no space');
});
