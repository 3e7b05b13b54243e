import { siteOf, type Site } from '@campavia/i18n/sites';
import { createNavigationStore, type PageToPrerender, type RemoteModule } from '@campavia/remote-kit';

import { createPrerenderedPages } from './prerendered-pages';

const PAGE = { addressId: 'listing', path: '/campers/4', search: '' };

let detach: () => void = () => undefined;
afterEach(() => detach());

/** A shell with a remote whose pages are rendered when `render` is called. */
function openShell(prerender?: RemoteModule['prerender']) {
  document.body.innerHTML =
    '<main id="main"><div id="app-mf-search"><h1>Search</h1><a href="/fr/campers/4"></a></div></main>';
  window.history.replaceState(null, '', '/fr/s');
  window.scrollTo = jest.fn();
  const navigation = createNavigationStore({ window });
  detach = navigation.attach();
  const asked: PageToPrerender[] = [];
  const discard = jest.fn();
  const remote = {
    prerender: prerender ?? (async (page) => (asked.push(page), discard)),
  } as RemoteModule;
  const loader = { prefetch: jest.fn(async () => remote as RemoteModule | undefined) };
  const prerendered = createPrerenderedPages({ window, site: siteOf('fr') as Site, navigation, loader });

  /** As React does: hidden until effects run. */
  async function render(at = 0): Promise<HTMLElement> {
    const { domElement } = asked[at] as PageToPrerender;
    domElement.innerHTML = '<div style="display: none !important"><h1>Camper</h1></div>';
    await Promise.resolve();
    return domElement;
  }
  return { prerendered, navigation, remote, loader, asked, discard, render };
}

const main = () => document.getElementById('main') as HTMLElement;
const laidOut = () => main().querySelector('[data-prerendered]');

/** As single-spa: the part that is left is still mounted when the history has the new entry. */
function leaveFor({ place }: PageToPrerender): void {
  window.history.pushState({ usr: null, key: place.key }, '', place.pathname);
}

describe('a page that somebody is about to open', () => {
  it('is laid out invisibly behind the page that is shown', async () => {
    const { prerendered, asked, render } = openShell();
    await prerendered.prefetch('mf-listing', 'listing', PAGE);
    expect(asked[0]).toMatchObject({ ...PAGE, place: { pathname: '/fr/campers/4' } });
    expect(laidOut()).toBeNull();
    const element = await render();
    expect(main().firstElementChild).toBe(element);
    expect(element).toHaveAttribute('aria-hidden', 'true');
    expect(element.querySelector('div')?.style.display).toBe('');
  });

  it('cannot be reached with the keyboard', async () => {
    const { prerendered, render } = openShell();
    await prerendered.prefetch('mf-listing', 'listing', PAGE);
    const element = await render();
    expect(element.dataset.prerendered).toBe('');
    main().dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    expect(element.dataset.prerendered).toBe('hidden');
    await prerendered.prefetch('mf-listing', 'listing', { ...PAGE, path: '/campers/5' });
    expect((await render(1)).dataset.prerendered).toBe('hidden');
    main().dispatchEvent(
      Object.assign(new Event('pointermove', { bubbles: true }), { pointerType: 'mouse', movementX: 3 }),
    );
    await prerendered.prefetch('mf-listing', 'listing', { ...PAGE, path: '/campers/6' });
    expect((await render(2)).dataset.prerendered).toBe('');
  });

  it('is shown at the top, as busy, once the history is at its entry', async () => {
    const { prerendered, remote, asked, render } = openShell();
    await prerendered.prefetch('mf-listing', 'listing', PAGE);
    const element = await render();
    leaveFor(asked[0] as PageToPrerender);
    expect(prerendered.show()).toBe(true);
    expect(element).not.toHaveAttribute('data-prerendered');
    expect(element).toHaveAttribute('aria-busy', 'true');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    prerendered.take(element, remote);
    expect(element).not.toHaveAttribute('aria-hidden');
  });

  it('is prefetched as before when nobody is about to open it', async () => {
    const { prerendered, loader, asked } = openShell();
    await prerendered.prefetch('mf-listing', 'listing');
    expect(loader.prefetch).toHaveBeenCalledWith('mf-listing', 'listing', undefined);
    expect(asked).toEqual([]);
  });

  it('is rendered once, and not for a part that is shown or could not be loaded', async () => {
    const { prerendered, loader, asked } = openShell();
    await prerendered.prefetch('mf-listing', 'listing', PAGE);
    await prerendered.prefetch('mf-listing', 'listing', PAGE);
    await prerendered.prefetch('mf-search', 'search', { ...PAGE, path: '/s' });
    loader.prefetch.mockResolvedValueOnce(undefined);
    await prerendered.prefetch('mf-trips', 'trips', { ...PAGE, path: '/trips' });
    expect(asked).toHaveLength(1);
  });
});

describe('a page rendered beforehand is discarded', () => {
  it('for the next one', async () => {
    const { prerendered, discard, render } = openShell();
    await prerendered.prefetch('mf-listing', 'listing', PAGE);
    await render();
    await prerendered.prefetch('mf-listing', 'listing', { ...PAGE, path: '/campers/5' });
    expect(discard).toHaveBeenCalledTimes(1);
    expect(laidOut()).toBeNull();
    await render(1);
    expect(laidOut()).not.toBeNull();
  });

  it('when its answers come after the next one was asked for', async () => {
    const late: (() => void)[] = [];
    const discard = jest.fn();
    const { prerendered } = openShell(() => new Promise((resolve) => late.push(() => resolve(discard))));
    const first = prerendered.prefetch('mf-listing', 'listing', PAGE);
    await Promise.resolve();
    const second = prerendered.prefetch('mf-listing', 'listing', { ...PAGE, path: '/campers/5' });
    await Promise.resolve();
    late.forEach((answer) => answer());
    await Promise.all([first, second]);
    expect(discard).toHaveBeenCalledTimes(1);
  });

  it('when another page is opened, also from the history', async () => {
    const { prerendered, navigation, discard, render } = openShell();
    await prerendered.prefetch('mf-listing', 'listing', PAGE);
    await render();
    navigation.push('/fr/help');
    expect(discard).toHaveBeenCalledTimes(1);
    expect(laidOut()).toBeNull();
    expect(prerendered.show()).toBe(false);
  });

  it('when it is not rendered in time', async () => {
    const { prerendered, asked, discard } = openShell();
    await prerendered.prefetch('mf-listing', 'listing', PAGE);
    leaveFor(asked[0] as PageToPrerender);
    expect(prerendered.show()).toBe(false);
    expect(discard).toHaveBeenCalledTimes(1);
  });

  it('when another release is mounted', async () => {
    const { prerendered, asked, discard, render } = openShell();
    await prerendered.prefetch('mf-listing', 'listing', PAGE);
    const element = await render();
    leaveFor(asked[0] as PageToPrerender);
    prerendered.show();
    prerendered.take(element, {} as RemoteModule);
    expect(discard).toHaveBeenCalledTimes(1);
  });
});
