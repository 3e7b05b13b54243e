import { outcomeOf } from './fetch-landing-page';

test('a fault of ours is no missing page', async () => {
  await expect(outcomeOf(Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
});
