import { setImmediate } from 'node:timers/promises';

import { startApplication, type Application } from '../../test/application';
import { warmUp } from './warm-up';

interface Answered {
  statusCode: number;
}

let api: Application;
beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());
afterEach(() => jest.useRealTimers());

test('a server answers what visitors ask for most before their requests arrive', async () => {
  const inject = jest.spyOn(api.app, 'inject');
  await warmUp(api.app, 'campavia-web');
  const answers = await Promise.all(inject.mock.results.map(({ value }) => value as Promise<Answered>));
  inject.mockRestore();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test('a server whose database hangs or refuses starts all the same', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const inject = jest.spyOn(api.app, 'inject');
  inject.mockImplementationOnce((() => Promise.reject(new Error('away'))) as never);
  inject.mockImplementation((() => new Promise(() => undefined)) as never);
  let isDone = false;
  const warming = warmUp(api.app, undefined).then(() => (isDone = true));
  await jest.advanceTimersByTimeAsync(4999);
  await setImmediate();
  expect(isDone).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await warming;
  expect(jest.getTimerCount()).toBe(0);
  inject.mockRestore();
});
