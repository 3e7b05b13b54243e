import type { NavigationPlan } from '@campavia/remote-kit';

import { createBoundary, type Boundary } from './boundary';

interface Circumstances {
  newer: string | undefined;
  isHeld: boolean;
  isTyping: boolean;
}

function aBoundary(over: Partial<Circumstances> = {}): { leaves: Boundary; keep: jest.Mock } {
  const { newer, isHeld, isTyping } = { newer: 'two', isHeld: false, isTyping: false, ...over };
  const keep = jest.fn();
  const leaves = createBoundary({
    window,
    newer: () => newer,
    isHeld: () => isHeld,
    typed: { isTyping: () => isTyping, keep },
    partOf: (pathname) => (pathname.startsWith('/campers') ? 'mf-listing' : 'mf-search'),
  });
  return { leaves, keep };
}

function aPlan(to: string, over: Partial<NavigationPlan> = {}): NavigationPlan {
  const url = new URL(to, 'http://localhost');
  const from = { pathname: '/s', search: '?beds=2', hash: '', state: null, key: 'a' };
  return { url, kind: 'PUSH', from, keepsScroll: false, ...over };
}

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a navigation loads the newer composition', () => {
  it.each([
    ['to another part', aPlan('/campers/4')],
    ['to another page of the same part', aPlan('/')],
    ['to another search', aPlan('/s?beds=4')],
    ['by replacing the page', aPlan('/', { kind: 'REPLACE' })],
  ])('%s', (_, plan) => {
    expect(aBoundary().leaves(plan)).toBe(true);
  });

  it('and keeps typed input', () => {
    const { leaves, keep } = aBoundary({ isTyping: true });
    expect(leaves(aPlan('/campers/4'))).toBe(true);
    expect(keep).toHaveBeenCalledTimes(1);
  });
});

describe('a navigation stays in the old composition', () => {
  it('where the browser blocks storage', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    expect(aBoundary().leaves(aPlan('/campers/4'))).toBe(false);
  });

  it.each<[string, Partial<Circumstances>, NavigationPlan]>([
    ['when there is no newer one', { newer: undefined }, aPlan('/campers/4')],
    ['while the page is held', { isHeld: true }, aPlan('/campers/4')],
    ['when it replaces the query of the page', {}, aPlan('/s?beds=3', { kind: 'REPLACE' })],
    ['when the screen changes its query', {}, aPlan('/s?beds=3', { keepsScroll: true })],
    ['when it leads to a spot of the page', {}, aPlan('/s?beds=2#results')],
    ['within a part with typed text', { isTyping: true }, aPlan('/')],
  ])('%s', (_, circumstances, plan) => {
    const { leaves, keep } = aBoundary(circumstances);
    expect(leaves(plan)).toBe(false);
    expect(keep).not.toHaveBeenCalled();
  });

  it('while offline', () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    expect(aBoundary().leaves(aPlan('/campers/4'))).toBe(false);
  });

  it('after a reload for the same composition that returned the old one', () => {
    jest.useFakeTimers();
    expect(aBoundary().leaves(aPlan('/campers/4'))).toBe(true);
    expect(aBoundary().leaves(aPlan('/campers/4'))).toBe(false);
    expect(aBoundary({ newer: 'three' }).leaves(aPlan('/campers/4'))).toBe(true);
    jest.advanceTimersByTime(60_000);
    expect(aBoundary({ newer: 'three' }).leaves(aPlan('/campers/4'))).toBe(true);
    jest.useRealTimers();
  });
});
