import { wordsOf } from './words-of';

const catalogue = { default: { 'room.again': 'Nochmal' } };

test('words that do not come at first are asked for once more', async () => {
  const fetchCatalogue = jest.fn(() => Promise.resolve(catalogue)).mockRejectedValueOnce(new Error('cut'));
  await expect(wordsOf(fetchCatalogue)).resolves.toEqual({ 'room.again': 'Nochmal' });
  expect(fetchCatalogue).toHaveBeenCalledTimes(2);
});

test('words that do not come twice are not waited for any longer', async () => {
  const fetchCatalogue = jest.fn(() => Promise.reject(new Error('cut')));
  await expect(wordsOf(fetchCatalogue)).rejects.toThrow('cut');
  expect(fetchCatalogue).toHaveBeenCalledTimes(2);
});
