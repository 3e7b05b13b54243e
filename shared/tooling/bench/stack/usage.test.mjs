import { coresBetween, findTree, parseMachine, parseProcess, readMemory, readUsage } from './usage.mjs';

const STAT =
  '42 (postgres: (walsender) x) S 7 42 42 0 -1 4194560 100 200 0 0 150 50 30 20 20 0 1 0 123 1000 200 18446744073709551615';

test('a process is read whatever its name contains, with the time of its ended children', () => {
  expect(parseProcess(STAT)).toEqual({ pid: 42, parent: 7, ticks: 250 });
});

test('waiting and idle time of the machine are not busy', () => {
  expect(parseMachine('cpu  100 1 20 5000 700 3 4 0 0 0\ncpu0 1 1 1 1 1 1 1 0 0 0')).toBe(128);
});

test('a tree contains descendants in any order, and no other process', () => {
  const processes = [
    { pid: 9, parent: 5 },
    { pid: 5, parent: 2 },
    { pid: 2, parent: 1 },
    { pid: 3, parent: 1 },
  ];
  expect(findTree(processes, [2]).map(({ pid }) => pid)).toEqual([9, 5, 2]);
});

test('what another kind has started itself is not counted twice', () => {
  const processes = [
    { pid: 2, parent: 1 },
    { pid: 5, parent: 2 },
    { pid: 6, parent: 5 },
    { pid: 7, parent: 2 },
  ];
  expect(findTree(processes, [2], [2, 5]).map(({ pid }) => pid)).toEqual([2, 7]);
});

test('processor time is divided by the time that passed, and what is unknown belongs to others', () => {
  const before = { at: 10, busy: 1000, kinds: { api: 100, primary: 50 } };
  const after = { at: 20, busy: 3000, kinds: { api: 1300, primary: 450 } };
  expect(coresBetween(before, after)).toEqual({ api: 1.2, primary: 0.4, others: 0.4 });
});

test('readings of different moments never make others negative', () => {
  const before = { at: 0, busy: 0, kinds: { api: 0 } };
  expect(coresBetween(before, { at: 1, busy: 90, kinds: { api: 100 } })).toEqual({ api: 1, others: 0 });
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('this process is found with its time and its memory', () => {
  expect(readUsage({ own: [process.pid] }).kinds.own).toBeGreaterThan(0);
  expect(readMemory({ own: [process.pid], none: [] })).toEqual({ own: expect.any(Number), none: 0 });
  expect(readMemory({ own: [process.pid] }).own).toBeGreaterThan(10);
});
