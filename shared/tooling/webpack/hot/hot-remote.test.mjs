import { hotRemote } from './hot-remote.mjs';

/** A remote of one edit, which notes what it draws; mounting it takes until `arrive` is called. */
function remoteOf(edit, drawn) {
  let arrive = () => undefined;
  return {
    slots: {},
    arrive: () => arrive(),
    bootstrap: async () => undefined,
    prepare: async (id) => void drawn.push(`${edit} prepares ${id}`),
    mount: async () => {
      await new Promise((settle) => (arrive = settle));
      drawn.push(`${edit} mounts`);
    },
    unmount: async () => void drawn.push(`${edit} unmounts`),
  };
}

/** All that was begun and waits for nothing outside is over. */
function settled() {
  return new Promise((settle) => setImmediate(settle));
}

let drawn;
let first;
let second;
let latest;
let remote;

beforeEach(() => {
  drawn = [];
  first = remoteOf('first', drawn);
  second = remoteOf('second', drawn);
  latest = first;
  remote = hotRemote(() => latest);
});

test('an edit that comes while the remote is still being mounted is what stands there at the end', async () => {
  const mounted = remote.mount({});
  await settled();
  latest = second;
  const edited = remote.drawAnew();
  await settled();
  second.arrive();
  first.arrive();
  await mounted;
  await settled();
  second.arrive();
  await edited;
  expect(drawn).toEqual(['first mounts', 'first unmounts', 'second mounts']);
});

test('an edit is drawn at the address that the page is at', async () => {
  await remote.prepare('home');
  const mounted = remote.mount({});
  await settled();
  first.arrive();
  await mounted;
  latest = second;
  const edited = remote.drawAnew();
  await settled();
  second.arrive();
  await edited;
  expect(drawn.slice(2)).toEqual(['first unmounts', 'second prepares home', 'second mounts']);
});

test('an edit of a remote that the page has left draws nothing', async () => {
  const mounted = remote.mount({});
  await settled();
  first.arrive();
  await mounted;
  await remote.unmount({});
  latest = second;
  await remote.drawAnew();
  expect(drawn).toEqual(['first mounts', 'first unmounts']);
});

test('an edit shows although the remote before it could not be mounted', async () => {
  first.mount = () => Promise.reject(new Error('broken'));
  await expect(remote.mount({})).rejects.toThrow('broken');
  latest = second;
  const edited = remote.drawAnew();
  await settled();
  second.arrive();
  await edited;
  expect(drawn).toEqual(['first unmounts', 'second mounts']);
});
