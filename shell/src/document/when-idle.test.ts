import { whenIdle } from './when-idle';

function createWindow(over: object): Window {
  return Object.assign(Object.create(window) as Window, over);
}

test('runs once the browser is idle, after two seconds at the latest', () => {
  const requestIdleCallback = jest.fn((act: () => void) => act());
  const act = jest.fn();
  whenIdle(createWindow({ requestIdleCallback }), act);
  expect(act).toHaveBeenCalledTimes(1);
  expect(requestIdleCallback).toHaveBeenCalledWith(act, { timeout: 2000 });
});

test('runs soon in a browser without idle callbacks', () => {
  jest.useFakeTimers();
  const act = jest.fn();
  whenIdle(createWindow({ requestIdleCallback: undefined, setTimeout }), act);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
