import { createNavigationStore, type NavigationStore } from '@campavia/remote-kit';

import { followLinks } from './follow-links';

let navigation: NavigationStore;
const findAddress = (pathname: string) =>
  pathname.startsWith('/s') ? { id: 'search', pattern: '/s', part: 'mf-search' } : undefined;

beforeAll(() => {
  navigation = createNavigationStore({ window });
  followLinks({ window, navigation, findAddress });
});

beforeEach(() => {
  navigation.push('/campers/4');
});

/** Clicks a link and returns whether the browser would have followed it. */
function click(attributes: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><span>link</span></a>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let isLeftToBrowser = true;
  // The last listener records whether the click was handled, and keeps jsdom from navigating.
  window.addEventListener(
    'click',
    (event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  document.querySelector('span')?.dispatchEvent(event);
  return isLeftToBrowser;
}

describe('a click on a plain link', () => {
  it('navigates in the page to an address of the composition', () => {
    expect(click('href="/s?beds=2"')).toBe(false);
    expect(navigation.current().place).toMatchObject({ pathname: '/s', search: '?beds=2' });
  });

  it('adds no second history entry for the current page', () => {
    click('href="/s?beds=2"');
    const entries = window.history.length;
    click('href="/s?beds=2"');
    expect(window.history.length).toBe(entries);
  });

  it.each([
    ['to another site', 'href="https://www.geonames.org/"', {}],
    ['to no address', 'href="/docs"', {}],
    ['to a new window', 'href="/s" target="_blank"', {}],
    ['to a download', 'href="/s" download', {}],
    ['with a modifier', 'href="/s"', { ctrlKey: true }],
  ])('is left to the browser %s', (_, attributes, init) => {
    expect(click(attributes, init)).toBe(true);
    expect(navigation.current().place.pathname).toBe('/campers/4');
  });
});
