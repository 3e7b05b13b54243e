import { createTurns } from './turns';

test('so many run at once, the others one after the other, also when one fails', async () => {
  const turns = createTurns(2);
  let [running, most, done] = [0, 0, 0];
  const work = (fails: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done += 1;
    if (fails === 1) throw new Error('broken');
  };
  const all = await Promise.allSettled([0, 1, 0, 1, 0].map((fails) => turns.take(work(fails))));
  expect([most, done]).toEqual([2, 5]);
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(2);
});
