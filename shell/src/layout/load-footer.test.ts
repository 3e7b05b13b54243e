import { createEventBus } from '@campavia/remote-kit';

import { loadFooter } from './load-footer';

let seen: (entries: { isIntersecting: boolean }[]) => void;
let margin: string | undefined;
const observe = jest.fn();
const disconnect = jest.fn();

class Eye {
  constructor(see: typeof seen, { rootMargin }: { rootMargin?: string }) {
    [seen, margin] = [see, rootMargin];
  }
  observe = observe;
  disconnect = disconnect;
}

const comeNear = () => seen([{ isIntersecting: true }]);

function aPage(fetchFooter: () => Promise<void>, footer = '<div id="footer"></div>') {
  document.body.innerHTML = `<main></main>${footer}`;
  const events = createEventBus();
  loadFooter({ document, events, today: '2027-03-01', fetchFooter });
  const arrive = () => events.send('page.viewed', { addressId: 'home', path: '/', title: 'Home' });
  return { arrive };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  delete document.documentElement.dataset.foot;
  Object.assign(window, { IntersectionObserver: Eye });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a page has a one-line footer from the start', () => {
  aPage(jest.fn(async () => undefined));
  expect(document.querySelector('footer')).toHaveTextContent('© 2027 Campavia');
});

test('the rest is not loaded for a page that is still loading, nor while the reader is far from it', async () => {
  const fetchFooter = jest.fn(async () => undefined);
  const { arrive } = aPage(fetchFooter);
  expect(observe).not.toHaveBeenCalled();
  arrive();
  expect(observe).toHaveBeenCalledTimes(1);
  seen([{ isIntersecting: false }]);
  expect(fetchFooter).not.toHaveBeenCalled();
});

test('it is loaded once when the reader scrolls near', async () => {
  const fetchFooter = jest.fn(async () => undefined);
  aPage(fetchFooter).arrive();
  comeNear();
  comeNear();
  await settle();
  expect(fetchFooter).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('the one-line footer of work pages is loaded when it is visible, not sooner', () => {
  document.documentElement.dataset.foot = 'light';
  const { arrive } = aPage(jest.fn(async () => undefined));
  arrive();
  expect(margin).toBe('0px');
  // The next page may have the whole footer.
  delete document.documentElement.dataset.foot;
  arrive();
  expect(margin).toBe('600px 0px');
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('code that failed to load is requested again the next time', async () => {
  const fetchFooter = jest.fn(async () => Promise.reject(new Error('no line')));
  aPage(fetchFooter).arrive();
  comeNear();
  await settle();
  comeNear();
  expect(fetchFooter).toHaveBeenCalledTimes(2);
});

test('it is also loaded at the first key press, or after ten seconds', async () => {
  const byKey = jest.fn(async () => undefined);
  aPage(byKey);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(byKey).toHaveBeenCalledTimes(1);
  const byTime = jest.fn(async () => undefined);
  aPage(byTime);
  jest.advanceTimersByTime(9_999);
  expect(byTime).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(byTime).toHaveBeenCalledTimes(1);
});

describe('a footer that the server has rendered', () => {
  const RENDERED = '<div id="footer" data-rendered><footer>Privacy</footer></div>';

  test('stays, and its code is loaded when it is visible', () => {
    const fetchFooter = jest.fn(async () => undefined);
    aPage(fetchFooter, RENDERED).arrive();
    expect(document.querySelector('footer')).toHaveTextContent('Privacy');
    expect(margin).toBe('0px');
    comeNear();
    expect(fetchFooter).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[data-rendered]')).not.toBeNull();
  });

  test('is rendered again as soon as the layout changes', async () => {
    const fetchFooter = jest.fn(async () => undefined);
    aPage(fetchFooter, RENDERED);
    document.documentElement.dataset.foot = 'light';
    await settle();
    expect(fetchFooter).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[data-rendered]')).toBeNull();
    expect(document.querySelector('footer')).toHaveTextContent(/^© 2027 Campavia$/);
  });
});
