import { siteOf, type Site } from '@campavia/i18n/sites';

import { loadCatalogue } from './load-catalogue';

const site = siteOf('de') as Site;
const catalogue = { default: { 'room.again': 'Nochmal' } };

test('a failed load is retried once', async () => {
  const fetchCatalogue = jest.fn(() => Promise.resolve(catalogue)).mockRejectedValueOnce(new Error('cut'));
  await expect(loadCatalogue(site, fetchCatalogue)).resolves.toEqual({ 'room.again': 'Nochmal' });
  expect(fetchCatalogue).toHaveBeenCalledTimes(2);
  expect(fetchCatalogue).toHaveBeenCalledWith('de');
});

test('a load that fails twice rejects', async () => {
  const fetchCatalogue = jest.fn(() => Promise.reject(new Error('cut')));
  await expect(loadCatalogue(site, fetchCatalogue)).rejects.toThrow('cut');
  expect(fetchCatalogue).toHaveBeenCalledTimes(2);
});

test('messages of the country override those of its language', async () => {
  const whole = { licence: 'Führerschein', close: 'Zu', 'de-ch': { licence: 'Führerausweis' } };
  const catalogueFor = (locale: string) =>
    loadCatalogue(siteOf(locale) as Site, async () => ({ default: whole }));
  await expect(catalogueFor('de-ch')).resolves.toMatchObject({ licence: 'Führerausweis', close: 'Zu' });
  await expect(catalogueFor('de')).resolves.toMatchObject({ licence: 'Führerschein', close: 'Zu' });
});
