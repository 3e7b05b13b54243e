import { hotRemote } from './hot-remote.mjs';

/** A version of a remote that records its renders; mounting it takes until `arrive` is called. */
function remoteOf(edit, rendered) {
  let arrive = () => undefined;
  return {
    slots: {},
    arrive: () => arrive(),
    bootstrap: async () => undefined,
    prepare: async (id) => void rendered.push(`${edit} prepares ${id}`),
    mount: async () => {
      await new Promise((settle) => (arrive = settle));
      rendered.push(`${edit} mounts`);
    },
    unmount: async () => void rendered.push(`${edit} unmounts`),
  };
}

/** Waits until all pending work without external dependencies is done. */
function settled() {
  return new Promise((settle) => setImmediate(settle));
}

let rendered;
let first;
let second;
let latest;
let remote;

beforeEach(() => {
  rendered = [];
  first = remoteOf('first', rendered);
  second = remoteOf('second', rendered);
  latest = first;
  remote = hotRemote(() => latest);
});

test('renders an edit that arrives while the remote is still being mounted last', async () => {
  const mounted = remote.mount({});
  await settled();
  latest = second;
  const edited = remote.rerender();
  await settled();
  second.arrive();
  first.arrive();
  await mounted;
  await settled();
  second.arrive();
  await edited;
  expect(rendered).toEqual(['first mounts', 'first unmounts', 'second mounts']);
});

test('renders an edit at the current address of the page', async () => {
  await remote.prepare('home');
  const mounted = remote.mount({});
  await settled();
  first.arrive();
  await mounted;
  latest = second;
  const edited = remote.rerender();
  await settled();
  second.arrive();
  await edited;
  expect(rendered.slice(2)).toEqual(['first unmounts', 'second prepares home', 'second mounts']);
});

test('does not render an edit of an unmounted remote', async () => {
  const mounted = remote.mount({});
  await settled();
  first.arrive();
  await mounted;
  await remote.unmount({});
  latest = second;
  await remote.rerender();
  expect(rendered).toEqual(['first mounts', 'first unmounts']);
});

test('renders an edit although mounting the previous version failed', async () => {
  first.mount = () => Promise.reject(new Error('broken'));
  await expect(remote.mount({})).rejects.toThrow('broken');
  latest = second;
  const edited = remote.rerender();
  await settled();
  second.arrive();
  await edited;
  expect(rendered).toEqual(['first unmounts', 'second mounts']);
});
