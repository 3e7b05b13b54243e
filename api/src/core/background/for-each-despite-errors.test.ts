import { forEachDespiteErrors } from './for-each-despite-errors';

const failFor = (bad: number[], processed: number[]) => async (item: number) => {
  if (bad.includes(item)) throw new Error(`item ${item}`);
  processed.push(item);
};

test.each([
  [[2], { message: 'item 2' }],
  [[1, 3], { message: '2 items failed', errors: [{ message: 'item 1' }, { message: 'item 3' }] }],
])('all other items are processed when %j fail, and the errors are thrown afterwards', async (bad, error) => {
  const processed: number[] = [];
  await expect(forEachDespiteErrors([1, 2, 3, 4], failFor(bad, processed))).rejects.toMatchObject(error);
  expect(processed).toEqual([1, 2, 3, 4].filter((item) => !bad.includes(item)));
});

test('nothing is thrown when nothing fails', async () => {
  await expect(forEachDespiteErrors([1, 2], failFor([], []))).resolves.toBeUndefined();
});
