import { startApplication, type Application } from '../../../../test/application';
import { call, signIn } from '../../../../test/users';
import { readContext, type ReadContext } from '../../../core/read-context';

const WITH_REPLICA = {
  runsJobs: true,
  maxRequests: 2000,
  drainMs: 0,
  replicaUrl: 'postgres://replica/campavia',
};

let api: Application;

afterEach(() => api.close());

async function contextsOf(): Promise<(method: 'GET' | 'POST', token?: string) => Promise<ReadContext>> {
  let context: ReadContext | undefined;
  api.app.route({
    method: ['GET', 'POST'],
    url: '/3/what-may-be-read/',
    handler: async () => {
      context = readContext.getStore();
      return {};
    },
  });
  return async (method, token) => {
    await call(api.app, `${method} /3/what-may-be-read/`, { token });
    return { ...(context as ReadContext) };
  };
}

test('a session that has written reads from the primary until the replica has come that far', async () => {
  api = await startApplication({ server: WITH_REPLICA });
  const contextOf = await contextsOf();
  const token = (await signIn(api.app, 'guest@campavia.test')).access_token;
  expect(await contextOf('GET', token)).toEqual({ isRead: true, wroteAt: undefined });
  expect(await contextOf('POST', token)).toEqual({ isRead: false, wroteAt: undefined });
  const after = await contextOf('GET', token);
  expect(after).toEqual({ isRead: true, wroteAt: expect.stringMatching(/^[0-9A-F]+\/[0-9A-F]+$/) });
  expect(await contextOf('GET', token)).toEqual(after);
  expect(await contextOf('GET')).toEqual({ isRead: true });
});

test('without a replica no write is recorded', async () => {
  api = await startApplication();
  const contextOf = await contextsOf();
  const token = (await signIn(api.app, 'guest@campavia.test')).access_token;
  await contextOf('POST', token);
  expect(await contextOf('GET', token)).toEqual({ isRead: true, wroteAt: undefined });
});
