import { memoize } from './memoize';

function aQuestioner(memory = { most: 2, forMs: 60_000 }) {
  const asked: string[] = [];
  const answerOf = memoize(async (question: string) => {
    asked.push(question);
    if (question === 'bad') throw new Error('no');
    return question.length;
  }, memory);
  return { asked, answerOf };
}

test('calls once for simultaneous and repeated requests', async () => {
  const { asked, answerOf } = aQuestioner();
  await expect(Promise.all([answerOf('paris'), answerOf('paris')])).resolves.toEqual([5, 5]);
  await answerOf('paris');
  expect(asked).toEqual(['paris']);
});

test('evicts the oldest entries above the limit', async () => {
  const { asked, answerOf } = aQuestioner();
  for (const question of ['a', 'b', 'c', 'b', 'a']) await answerOf(question);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

test('calls again after the lifetime and after a failure', async () => {
  const { asked, answerOf } = aQuestioner({ most: 2, forMs: 0 });
  await answerOf('a');
  await answerOf('a');
  await expect(answerOf('bad')).rejects.toThrow('no');
  await expect(answerOf('bad')).rejects.toThrow('no');
  expect(asked).toEqual(['a', 'a', 'bad', 'bad']);
});
