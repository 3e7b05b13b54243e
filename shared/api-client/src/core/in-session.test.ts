import { ApiError } from './api-error';
import type { HttpCall } from './http-call';
import { inSession } from './in-session';

type Verdict = number | 'ok';

function refusal(status: number, path = '/oauth/token/'): ApiError {
  return new ApiError({ kind: 'status', method: 'post', endpoint: path, status });
}

/** An api that accepts one token, and a session that may renew. */
function aSession({ token, good = 'good' }: { token?: string; good?: string } = {}) {
  const sent: HttpCall[] = [];
  const kept = { token, renewed: good as string | undefined | Error, verdict: 'ok' as Verdict };
  const renew = jest.fn(async () => {
    await Promise.resolve();
    if (kept.renewed instanceof Error) throw kept.renewed;
    kept.token = kept.renewed;
    return kept.renewed;
  });
  const refused = jest.fn();
  async function send(call: HttpCall): Promise<unknown> {
    sent.push(call);
    await Promise.resolve();
    const bearer = call.headers?.Authorization;
    if (kept.verdict !== 'ok') throw refusal(kept.verdict, call.path);
    if (bearer !== undefined && bearer !== `Bearer ${good}`) throw refusal(401, call.path);
    return bearer ?? 'visitor';
  }
  const make = inSession(send, { accessToken: () => kept.token, renew, refused });
  const get = (path = '/3/users/me/') => make({ method: 'get', path, options: {} });
  return { sent, kept, renew, refused, get };
}

const tenTimes = <Result>(action: () => Promise<Result>) => Promise.all(Array.from({ length: 10 }, action));

describe('a call', () => {
  test('carries the token current at that moment', async () => {
    const { get, kept } = aSession();
    kept.renewed = undefined;
    await expect(get()).resolves.toBe('visitor');
    kept.token = 'good';
    await expect(get()).resolves.toBe('Bearer good');
  });

  test('to the token endpoint carries no token and renews nothing', async () => {
    const { get, renew, sent } = aSession({ token: 'old' });
    await get('/oauth/token/');
    expect(sent[0]?.headers).toBeUndefined();
    expect(renew).not.toHaveBeenCalled();
  });
});

describe('ten calls at once', () => {
  test('with an expired token are all repeated after one renewal', async () => {
    const { get, renew, sent } = aSession({ token: 'expired' });
    await expect(tenTimes(get)).resolves.toEqual(Array(10).fill('Bearer good'));
    expect(renew).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(20);
  });

  test('without a token wait for one renewal before they are made', async () => {
    const { get, renew, sent } = aSession();
    await expect(tenTimes(get)).resolves.toEqual(Array(10).fill('Bearer good'));
    expect(renew).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(10);
  });
});

test('a token set by another tab is used without a renewal', async () => {
  const { get, kept, renew } = aSession({ token: 'expired' });
  const call = get();
  kept.token = 'good';
  await expect(call).resolves.toBe('Bearer good');
  expect(renew).not.toHaveBeenCalled();
});

test('a call that is refused with a new token too is not made a third time', async () => {
  const { get, kept, sent } = aSession({ token: 'expired' });
  kept.verdict = 401;
  await expect(get()).rejects.toMatchObject({ status: 401 });
  expect(sent).toHaveLength(2);
});

describe('a renewal that is refused', () => {
  test('fails every waiting call, and stops all further ones', async () => {
    const { get, kept, renew, sent } = aSession();
    kept.renewed = refusal(400);
    const calls = await Promise.allSettled(Array.from({ length: 10 }, () => get()));
    expect(calls.map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
    await expect(get()).resolves.toBe('visitor');
    expect(renew).toHaveBeenCalledTimes(1);
    expect(sent.map(({ headers }) => headers)).toEqual([{ 'X-Session-Failed': '1' }]);
  });

  test('is not requested again with the same token', async () => {
    const { get, kept, renew } = aSession({ token: 'revoked' });
    kept.renewed = refusal(400);
    await expect(get()).rejects.toMatchObject({ status: 400, endpoint: '/oauth/token/' });
    await expect(get()).rejects.toMatchObject({ status: 401, endpoint: '/3/users/me/' });
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('is retried after the next sign-in', async () => {
    const { get, kept, sent } = aSession();
    kept.renewed = refusal(400);
    await expect(get()).rejects.toMatchObject({ status: 400 });
    kept.token = 'good';
    await get();
    expect(sent[0]?.headers).toEqual({ Authorization: 'Bearer good' });
  });
});

test.each([refusal(503), refusal(429), new Error('no line')])(
  'a renewal without an answer (%s) is tried again by the next call',
  async (failure) => {
    const { get, kept } = aSession();
    kept.renewed = failure;
    await expect(get()).rejects.toMatchObject({ name: 'ApiError' });
    kept.renewed = 'good';
    await expect(get()).resolves.toBe('Bearer good');
  },
);

describe('a 403', () => {
  test('is reported to the session once, and passed on unchanged', async () => {
    const { get, kept, refused } = aSession({ token: 'good' });
    kept.verdict = 403;
    await expect(get()).rejects.toMatchObject({ status: 403 });
    expect(refused.mock.calls).toEqual([[expect.objectContaining({ status: 403 })]]);
  });

  test('is not reported for a visitor, nor after another user has signed in', async () => {
    const { get, kept, refused } = aSession({ token: 'good' });
    kept.verdict = 403;
    const call = get();
    kept.token = 'another';
    await expect(call).rejects.toMatchObject({ status: 403 });
    [kept.token, kept.renewed] = [undefined, undefined];
    await expect(get()).rejects.toMatchObject({ status: 403 });
    expect(refused).not.toHaveBeenCalled();
  });
});
