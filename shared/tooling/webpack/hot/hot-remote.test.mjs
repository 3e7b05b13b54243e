import { hotRemote } from './hot-remote.mjs';

/** A remote of one edit, which notes what it draws; mounting it takes until `arrive` is called. */
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

/** All that was begun and waits for nothing outside is over. */
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

test('an edit that comes while the remote is still being mounted is what stands there at the end', async () => {
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

test('an edit is drawn at the address that the page is at', async () => {
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

test('an edit of a remote that the page has left draws nothing', async () => {
  const mounted = remote.mount({});
  await settled();
  first.arrive();
  await mounted;
  await remote.unmount({});
  latest = second;
  await remote.rerender();
  expect(rendered).toEqual(['first mounts', 'first unmounts']);
});

test('an edit shows although the remote before it could not be mounted', async () => {
  first.mount = () => Promise.reject(new Error('broken'));
  await expect(remote.mount({})).rejects.toThrow('broken');
  latest = second;
  const edited = remote.rerender();
  await settled();
  second.arrive();
  await edited;
  expect(rendered).toEqual(['first unmounts', 'second mounts']);
});
