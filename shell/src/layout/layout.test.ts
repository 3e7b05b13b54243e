import { aMe } from '@campavia/contracts/testing';
import { siteOf, type Site } from '@campavia/i18n/sites';
import { createNavigationStore, type Session, type SessionState } from '@campavia/remote-kit';
import type { OwnedAddress } from '@campavia/remote-kit/config';

import { createAddressFinder } from '../navigation/page-address';

import { loadSideNavigation } from './load-side-navigation';
import { currentFooterSize, updateLayout, layoutOf } from './layout';

const ADDRESSES: OwnedAddress[] = [
  { id: 'home', pattern: '/', part: 'mf-search' },
  { id: 'account', pattern: '/d/account', part: 'mf-trips', layout: 'dashboard' },
  { id: 'funnel', pattern: '/booking-payment', part: 'mf-funnels', access: 'signed-in' },
  { id: 'sign-in', pattern: '/sign-in', part: 'shell', layout: 'log' },
  { id: 'log-as', pattern: '/login/log-as', part: 'shell', layout: 'log', access: 'staff' },
];

let state: SessionState;
let notify: () => void = () => undefined;
const session = {
  current: () => state,
  subscribe(listener: () => void) {
    notify = listener;
    return () => undefined;
  },
} as Session;

beforeEach(() => {
  state = { status: 'visitor' };
});

function aFrame(path: string, layout = '') {
  document.documentElement.dataset.layout = layout;
  delete document.documentElement.dataset.foot;
  window.history.replaceState(null, '', path);
  const navigation = createNavigationStore({ window });
  const findAddress = createAddressFinder(ADDRESSES, siteOf('fr') as Site);
  updateLayout({ document, navigation, session, findAddress });
  return navigation;
}

describe('the layout', () => {
  it('is the one of the address, changes with each navigation, and is the default elsewhere', () => {
    const navigation = aFrame('/fr/d/account');
    expect(layoutOf(document)).toBe('dashboard');
    navigation.push('/fr/sign-in');
    expect(layoutOf(document)).toBe('log');
    navigation.push('/fr/nowhere');
    expect(layoutOf(document)).toBe('default');
  });

  it('is the server’s on the first page, which knows of missing pages', () => {
    aFrame('/fr/d/account', 'default');
    expect(layoutOf(document)).toBe('default');
  });

  it('is the default for users without access to a page, as soon as that is known', () => {
    state = { status: 'unknown' };
    aFrame('/fr/login/log-as', 'log');
    state = { status: 'signed-in', user: aMe({ is_staff: true }) };
    notify();
    expect(layoutOf(document)).toBe('log');
    state = { status: 'signed-in', user: aMe({ is_staff: false }) };
    notify();
    expect(layoutOf(document)).toBe('default');
  });

  it('replaces the boxes around the page only if the layout changes, to avoid a layout shift', () => {
    document.body.innerHTML = '<div id="middle"></div><div id="footer"></div>';
    const measure = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0);
    const navigation = aFrame('/fr/sign-in', 'log');
    navigation.push('/fr/sign-in?next=%2Ffr');
    expect(measure).not.toHaveBeenCalled();
    navigation.push('/fr/d/account');
    expect(measure).toHaveBeenCalledTimes(2);
    expect(document.querySelector('[hidden]')).toBeNull();
    measure.mockRestore();
  });

  it('has one line of footer on work pages and in the funnel', () => {
    state = { status: 'signed-in', user: aMe() };
    const navigation = aFrame('/fr/d/account');
    expect(currentFooterSize(document)).toBe('light');
    navigation.push('/fr');
    expect(currentFooterSize(document)).toBe('whole');
    navigation.push('/fr/booking-payment?id=7001');
    expect([layoutOf(document), currentFooterSize(document)]).toEqual(['default', 'light']);
  });

  it('is the default if a document names an unknown one', () => {
    aFrame('/fr', 'sideways');
    expect(layoutOf(document)).toBe('default');
  });
});

describe('the navigation beside a page', () => {
  it('is loaded with the first page that has it, once', () => {
    document.body.innerHTML = '<div id="side"></div>';
    const fetchSide = jest.fn(async () => undefined);
    const navigation = aFrame('/fr');
    loadSideNavigation({ document, navigation, fetchSide });
    expect(fetchSide).not.toHaveBeenCalled();
    navigation.push('/fr/d/account');
    navigation.push('/fr');
    navigation.push('/fr/d/account');
    expect(fetchSide).toHaveBeenCalledTimes(1);
  });

  it('is loaded again with the next page after a failure', async () => {
    document.body.innerHTML = '<div id="side"></div>';
    const fetchSide = jest.fn(async () => Promise.reject(new Error('no line')));
    const navigation = aFrame('/fr/d/account');
    loadSideNavigation({ document, navigation, fetchSide });
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    navigation.push('/fr/d/account?tab=2');
    expect(fetchSide).toHaveBeenCalledTimes(2);
  });

  it('is omitted in a document without an element for it', () => {
    document.body.innerHTML = '';
    const fetchSide = jest.fn(async () => undefined);
    loadSideNavigation({ document, navigation: aFrame('/fr/d/account'), fetchSide });
    expect(fetchSide).not.toHaveBeenCalled();
  });
});
