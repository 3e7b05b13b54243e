import { outcomeOf } from './fetch-landing-page';

test('a programming error is not a missing page', async () => {
  await expect(outcomeOf(Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
});
