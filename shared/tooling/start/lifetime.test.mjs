import { createLifetime } from './lifetime.mjs';

function recorder() {
  const said = [];
  const lifetime = createLifetime({ print: (line) => said.push(line), exit: () => {} });
  return { said, lifetime };
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
