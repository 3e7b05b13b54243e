import { watchBuilds } from './watch-builds';

let visibility: DocumentVisibilityState = 'visible';

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

function aWatch(answer: () => Promise<string> = () => Promise.resolve('one')) {
  const ask = jest.fn(answer);
  const onUpdate = jest.fn();
  return { ask, onUpdate, watch: watchBuilds({ window, current: 'one', ask, onUpdate }) };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('requests at once and every ten seconds while the page is visible', async () => {
  const { ask } = aWatch();
  await jest.advanceTimersByTimeAsync(30_500);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('pauses while the page is hidden and requests when it is visible again', async () => {
  const { ask } = aWatch();
  await jest.advanceTimersByTimeAsync(2000);
  show('hidden');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  show('visible');
  expect(ask).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('continues after a short look at another tab', async () => {
  const { ask } = aWatch();
  await jest.advanceTimersByTimeAsync(200);
  show('hidden');
  show('visible');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each(['focus', 'online', 'pageshow'])('requests on %s', async (sign) => {
  const { ask } = aWatch();
  await jest.advanceTimersByTimeAsync(2000);
  window.dispatchEvent(new Event(sign));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('requests at most once a second for a reader who navigates quickly', async () => {
  const { ask, watch } = aWatch();
  for (let tenths = 0; tenths < 30; tenths += 1) {
    watch.lookSoon();
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(ask).toHaveBeenCalledTimes(3);
});

test('requests less and less often without answers, and as before after one', async () => {
  let isAway = true;
  const { ask, watch } = aWatch(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('one')));
  await jest.advanceTimersByTimeAsync(61 * 60_000);
  expect(ask.mock.calls.length).toBeLessThan(20);
  isAway = false;
  watch.lookSoon();
  ask.mockClear();
  await jest.advanceTimersByTimeAsync(30_500);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('notifies of each new composition once, and knows when this page is current again', async () => {
  let latest = 'one';
  const { onUpdate, watch } = aWatch(() => Promise.resolve(latest));
  const minutes = async (id: string) => {
    latest = id;
    await jest.advanceTimersByTimeAsync(60_000);
  };
  await minutes('one');
  expect(watch.newer()).toBeUndefined();
  await minutes('two');
  expect(watch.newer()).toBe('two');
  await minutes('three');
  await minutes('two');
  await minutes('one');
  expect(watch.newer()).toBeUndefined();
  expect(onUpdate.mock.calls).toEqual([['two'], ['three']]);
});
