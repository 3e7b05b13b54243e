import { createReplicaState } from './replica-state';

const MAX_LAG_MS = 10_000;

function stateAfter(...samples: [atMs: number, primary: string, replica: string][]) {
  const state = createReplicaState(MAX_LAG_MS);
  for (const [atMs, primary, replica] of samples) state.add({ atMs, primary, replica });
  return state;
}

test('a replica that was never checked serves nothing', () => {
  expect(stateAfter().serves(0)).toBe(false);
});

test('a replica without lag serves reads', () => {
  expect(stateAfter([0, '0/100', '0/100']).serves(500)).toBe(true);
});

test('positions are compared as numbers, beyond 32 bits too', () => {
  expect(stateAfter([0, 'F/FF', '10/0']).serves(0)).toBe(true);
  expect(stateAfter([0, '10/0', 'F/FFFFFFFF']).serves(0)).toBe(false);
});

test('a replica behind is as old as the newest write of the primary that it has replayed', () => {
  const state = stateAfter([0, '0/100', '0/100'], [5000, '0/200', '0/100'], [9000, '0/300', '0/180']);
  expect([9000, 10_000, 10_001].map((atMs) => state.serves(atMs))).toEqual([true, true, false]);
});

test('an idle primary does not make a replica old', () => {
  const samples = Array.from({ length: 60 }, (_, second): [number, string, string] => [
    second * 1000,
    '0/100',
    '0/100',
  ]);
  expect(stateAfter(...samples).serves(60_000)).toBe(true);
});

test('a replica that is an hour behind serves nothing until it has caught up', () => {
  const state = createReplicaState(MAX_LAG_MS);
  for (let second = 0; second < 3600; second += 1) {
    state.add({ atMs: second * 1000, primary: `1/${second.toString(16)}`, replica: '0/100' });
    expect(state.serves(second * 1000)).toBe(false);
  }
  state.add({ atMs: 3_600_000, primary: '1/FFFF', replica: '1/E0F' });
  expect(state.serves(3_600_000)).toBe(true);
});

test('a caller reads their own writes', () => {
  const state = stateAfter([0, '0/200', '0/200']);
  expect([state.serves(0, '0/200'), state.serves(0, '0/201'), state.serves(0, '1/0')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a replica that does not answer gets no reads until its next check', () => {
  const state = stateAfter([0, '0/100', '0/100']);
  state.lose();
  expect(state.serves(1)).toBe(false);
  state.add({ atMs: 1000, primary: '0/100', replica: '0/100' });
  expect(state.serves(1000)).toBe(true);
});

test('a process that was suspended discards its earlier samples', () => {
  expect(stateAfter([0, '0/100', '0/100']).serves(MAX_LAG_MS + 1)).toBe(false);
});
