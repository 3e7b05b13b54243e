import type { RemoteModule, RemoteProps } from '@campavia/remote-kit';

import { createRemoteContainer } from './remote-container';
import { RemoteAdapter, type FailureNotice } from './remote-adapter';

interface Fake {
  remote: RemoteModule;
  calls: string[];
}

function aRemote(over: Partial<RemoteModule> = {}): Fake {
  const calls: string[] = [];
  const remote: RemoteModule = {
    bootstrap: () => Promise.resolve(),
    prepare: () => Promise.resolve(),
    mount: ({ domElement }) => Promise.resolve(domElement.replaceChildren('the page')),
    unmount: () => Promise.resolve(void calls.push('unmount')),
    slots: {},
    ...over,
  };
  return { remote, calls };
}

function aContainer(part: string, show = () => false) {
  return createRemoteContainer({ part, document, prerendered: { show } });
}

function anAdapter(load: () => Promise<RemoteModule>, markCrashed = () => false) {
  const prerendered = { show: jest.fn(() => false), take: jest.fn() };
  document.body.innerHTML = '<main id="main"></main>';
  const notices: FailureNotice[] = [];
  const reportMountFailure = jest.fn();
  const onRecovered = jest.fn();
  const markRendered = jest.fn();
  const adapter = new RemoteAdapter({
    part: 'mf-search',
    slot: aContainer('mf-search', prerendered.show),
    loader: { load, markRendered, markCrashed },
    prerendered,
    addressId: () => 'search',
    untilNeeded: () => undefined,
    showFailure(element, notice) {
      notices.push(notice);
      element.textContent = `failed: ${notice.error.message}`;
      return () => element.remove();
    },
    reportMountFailure,
    onRecovered,
  });
  const adapted = { ...adapter.lifecycles, revisit: adapter.revisit };
  return { adapted, prerendered, notices, reportMountFailure, onRecovered, markRendered };
}

const main = () => document.getElementById('main') as HTMLElement;
const slot = () => document.getElementById('app-mf-search') as HTMLElement;
const settle = () => jest.advanceTimersByTimeAsync(0);
const soon = (remote: RemoteModule) => () =>
  new Promise<RemoteModule>((resolve) => setTimeout(() => resolve(remote), 0));
const never = <Value>() => new Promise<Value>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a part that works', () => {
  it('is mounted at once, with a skeleton and aria-busy until its page is rendered', async () => {
    const { adapted } = anAdapter(soon(aRemote().remote));
    await adapted.mount();
    expect(slot()).toHaveAttribute('aria-busy', 'true');
    expect(slot().querySelector('[data-skeleton]')).not.toBeNull();
    await settle();
    expect(slot()).not.toHaveAttribute('aria-busy');
    expect(slot()).toHaveTextContent('the page');
  });

  it('is loaded for the address the reader is at', async () => {
    const load = jest.fn(() => Promise.resolve(aRemote().remote));
    await anAdapter(load).adapted.mount();
    expect(load).toHaveBeenCalledWith('mf-search', 'search');
  });

  it('counts as rendered after a moment without changes', async () => {
    const { adapted, markRendered } = anAdapter(() => Promise.resolve(aRemote().remote));
    await adapted.mount();
    await jest.advanceTimersByTimeAsync(900);
    expect(markRendered).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(100);
    expect(markRendered).toHaveBeenCalledWith('mf-search');
  });

  it('takes over the slot the server has written', async () => {
    const { adapted } = anAdapter(soon(aRemote().remote));
    main().innerHTML = '<div id="app-mf-search" aria-busy="true"><p>from the server</p></div>';
    const written = slot();
    await adapted.mount();
    expect(slot()).toBe(written);
    expect(slot()).toHaveTextContent('from the server');
  });

  it('leaves only its height reserved until the next part renders', async () => {
    const { remote, calls } = aRemote();
    const { adapted } = anAdapter(() => Promise.resolve(remote));
    await adapted.mount();
    await settle();
    await adapted.unmount();
    expect(calls).toContain('unmount');
    expectOnlyPlaceholder();
  });
});

describe('a part that is left for a page rendered beforehand', () => {
  it('is unmounted after the next frame, so that the page is seen first', async () => {
    const { remote, calls } = aRemote();
    const { adapted, prerendered } = anAdapter(() => Promise.resolve(remote));
    await adapted.mount();
    await settle();
    prerendered.show.mockReturnValue(true);
    const left = adapted.unmount();
    await settle();
    expect(calls).toEqual([]);
    jest.advanceTimersToNextFrame();
    await jest.advanceTimersByTimeAsync(1);
    await left;
    expect(calls).toEqual(['unmount']);
  });

  it('is unmounted in a hidden tab, too, which paints no frames', async () => {
    const { remote, calls } = aRemote();
    const { adapted, prerendered } = anAdapter(() => Promise.resolve(remote));
    await adapted.mount();
    await settle();
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    prerendered.show.mockReturnValue(true);
    const left = adapted.unmount();
    await jest.advanceTimersByTimeAsync(100);
    await left;
    expect(calls).toEqual(['unmount']);
  });
});

it('takes a page rendered beforehand over with the remote that is mounted', async () => {
  const { remote } = aRemote();
  const { adapted, prerendered } = anAdapter(() => Promise.resolve(remote));
  await adapted.mount();
  await settle();
  expect(prerendered.take).toHaveBeenCalledWith(slot(), remote);
});

/** No element of a part is left in main; the element that reserves its height goes with the next slot. */
function expectOnlyPlaceholder(): void {
  expect([...main().children].map((child) => child.getAttribute('data-between'))).toEqual(['']);
  aContainer('mf-next').open();
  expect([...main().children].map(({ id }) => id)).toEqual(['app-mf-next']);
}

describe('a part that fails to load', () => {
  it('is replaced by the error panel', async () => {
    const { adapted, notices } = anAdapter(() => Promise.reject(new Error('404')));
    await adapted.mount();
    await settle();
    expect(main()).toHaveTextContent('failed: 404');
    expect(slot()).toBeNull();
    expect(notices[0]).toMatchObject({ phase: 'load' });
  });

  it('is left at once while it hangs, and has no effect when it loads later', async () => {
    let come: (remote: RemoteModule) => void = () => undefined;
    const { adapted, notices } = anAdapter(() => new Promise((resolve) => (come = resolve)));
    await adapted.mount();
    await adapted.unmount();
    const mount = jest.fn();
    come(aRemote({ mount }).remote);
    await settle();
    expect(mount).not.toHaveBeenCalled();
    expect(notices).toHaveLength(0);
    expectOnlyPlaceholder();
  });

  it('replaces the panel after a retry', async () => {
    const load = jest.fn(() => Promise.resolve(aRemote().remote)).mockRejectedValueOnce(new Error('404'));
    const { adapted, notices, onRecovered } = anAdapter(load);
    await adapted.mount();
    await settle();
    notices[0]?.retry();
    expect(main()).toHaveTextContent('failed: 404');
    await settle();
    expect(main()).toHaveTextContent(/^the page$/);
    expect(onRecovered).toHaveBeenCalledTimes(1);
  });

  it('keeps its panel when the retry fails as well', async () => {
    const { adapted, notices } = anAdapter(() => Promise.reject(new Error('404')));
    await adapted.mount();
    await settle();
    notices[0]?.retry();
    await settle();
    expect(notices).toHaveLength(2);
    expect(main().childElementCount).toBe(1);
  });

  it('is tried again when the reader navigates to another of its pages', async () => {
    const load = jest.fn(() => Promise.resolve(aRemote().remote)).mockRejectedValueOnce(new Error('404'));
    const { adapted } = anAdapter(load);
    await adapted.mount();
    await settle();
    adapted.revisit();
    await settle();
    expect(slot()).toHaveTextContent('the page');
  });
});

describe('a part that crashes', () => {
  it('is unmounted and replaced by the panel', async () => {
    let props: RemoteProps | undefined;
    const mount = (given: RemoteProps) => Promise.resolve(void (props = given));
    const { remote, calls } = aRemote({ mount });
    const { adapted, notices, reportMountFailure } = anAdapter(() => Promise.resolve(remote));
    await adapted.mount();
    await settle();
    props?.onCrash?.(new Error('boom'));
    await settle();
    expect(calls).toContain('unmount');
    expect(notices[0]).toMatchObject({ phase: 'render' });
    expect(reportMountFailure).not.toHaveBeenCalled();
  });

  it('is replaced by the panel and reported when it cannot be mounted', async () => {
    const mount = () => Promise.reject(new Error('no mount'));
    const { adapted, notices, reportMountFailure } = anAdapter(() =>
      Promise.resolve(aRemote({ mount }).remote),
    );
    await adapted.mount();
    await settle();
    expect(notices[0]).toMatchObject({ phase: 'render' });
    expect(reportMountFailure).toHaveBeenCalledWith(new Error('no mount'));
  });

  it('is replaced by another release without a panel', async () => {
    let props: RemoteProps | undefined;
    const mount = (given: RemoteProps) => Promise.resolve(void (props = given));
    const broken = aRemote({ mount });
    const load = jest.fn(() => Promise.resolve(aRemote().remote)).mockResolvedValueOnce(broken.remote);
    const { adapted, notices } = anAdapter(load, () => true);
    await adapted.mount();
    await settle();
    const primary = slot();
    props?.onCrash?.(new Error('boom'));
    await settle();
    expect(broken.calls).toEqual(['unmount']);
    expect(slot()).toHaveTextContent('the page');
    expect(slot()).not.toBe(primary);
    expect(notices).toHaveLength(0);
  });

  it('is replaced by the panel within five seconds when its mount never ends', async () => {
    const { adapted, notices } = anAdapter(() => Promise.resolve(aRemote({ mount: never }).remote));
    await adapted.mount();
    await jest.advanceTimersByTimeAsync(7000);
    expect(notices).toHaveLength(1);
  });

  it('is not unmounted before its mount has ended', async () => {
    let mounted: () => void = () => undefined;
    const mount = () => new Promise<void>((resolve) => (mounted = resolve));
    const { remote, calls } = aRemote({ mount });
    const { adapted } = anAdapter(() => Promise.resolve(remote));
    await adapted.mount();
    await settle();
    const left = adapted.unmount();
    await settle();
    expect(calls).not.toContain('unmount');
    mounted();
    await left;
    expect(calls).toContain('unmount');
  });

  it('does not block the reader when its unmount never ends', async () => {
    const { adapted } = anAdapter(() => Promise.resolve(aRemote({ unmount: never }).remote));
    await adapted.mount();
    await settle();
    const left = adapted.unmount();
    await jest.advanceTimersByTimeAsync(1000);
    await expect(left).resolves.toBeUndefined();
  });
});
