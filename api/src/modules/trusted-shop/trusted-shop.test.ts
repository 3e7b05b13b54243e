import { createClock } from '../../core/clock';
import { TrustedShopFailure, type TrustedShopFailureKind } from '../../providers/trusted-shop/trusted-shop';
import { createTrustedShopService } from './trusted-shop.service';
import { startApplication, type Application } from '../../../test/application';

const RATING = { totalReviewCount: 10, overallMark: 4.5 };
const MINUTE_MS = 60_000;

/** A provider that returns the value of `next`, and a clock that stands still until it is moved. */
function aHouse(first: TrustedShopFailureKind | undefined) {
  const state = { next: first, asked: 0, nowMs: Date.UTC(2027, 2, 15) };
  const provider = {
    async rating() {
      state.asked += 1;
      if (state.next) throw new TrustedShopFailure(state.next);
      return RATING;
    },
  };
  const clock = { ...createClock(), now: () => new Date(state.nowMs) };
  return { state, service: createTrustedShopService({ provider, clock }) };
}

test('the provider is asked once an hour, however many read', async () => {
  const { state, service } = aHouse(undefined);
  await Promise.all([service.rating(), service.rating(), service.rating()]);
  state.nowMs += 59 * MINUTE_MS;
  await service.rating();
  expect(state.asked).toBe(1);
  state.nowMs += MINUTE_MS;
  await service.rating();
  expect(state.asked).toBe(2);
});

test('the last rating holds while the provider is unavailable, and it is left alone for a minute', async () => {
  const { state, service } = aHouse(undefined);
  await service.rating();
  Object.assign(state, { nowMs: state.nowMs + 60 * MINUTE_MS, next: 'too_many' });
  await expect(service.rating()).resolves.toEqual(RATING);
  await expect(service.rating()).resolves.toEqual(RATING);
  expect(state.asked).toBe(2);
});

test('a provider that does not know the product any more takes its rating away', async () => {
  const { state, service } = aHouse(undefined);
  await service.rating();
  Object.assign(state, { nowMs: state.nowMs + 60 * MINUTE_MS, next: 'invalid_id' });
  await expect(service.rating()).rejects.toMatchObject({ status: 404 });
});

test.each([
  ['too_many', 429],
  ['invalid_id', 404],
  ['away', 503],
] as const)('without any rating yet, %s is answered with %i', async (kind, status) => {
  const { state, service } = aHouse(kind);
  await expect(service.rating()).rejects.toMatchObject({ status, code: `trusted_shop_${kind}` });
  Object.assign(state, { nowMs: state.nowMs + MINUTE_MS, next: undefined });
  await expect(service.rating()).resolves.toEqual(RATING);
});

describe('the call', () => {
  let api: Application;

  afterEach(() => api.close());

  test('answers as the footer reads it', async () => {
    api = await startApplication();
    const { status, headers, body } = await api.get('/3/trustedshop/');
    expect({ status, body }).toEqual({
      status: 200,
      body: { totalReviewCount: 4127, overallMark: 4.72, isSample: true },
    });
    expect(headers['retry-after']).toBeUndefined();
  });

  test('limits requests, with the time of the next one', async () => {
    api = await startApplication({
      outside: { routing: {}, notifications: {}, trustedShopId: 'sandbox-too-many' },
    });
    const { status, headers, body } = await api.get('/3/trustedshop/', { 'accept-language': 'fr-FR' });
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('60');
    expect(body).toMatchObject({ code: 'trusted_shop_too_many', detail: expect.stringContaining('minute') });
  });
});
