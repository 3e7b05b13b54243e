import { siteOf, type Site } from '@campavia/i18n/sites';

import { loadCatalogue } from './load-catalogue';

const site = siteOf('de') as Site;
const catalogue = { default: { 'room.again': 'Nochmal' } };

test('words that do not come at first are asked for once more', async () => {
  const fetchCatalogue = jest.fn(() => Promise.resolve(catalogue)).mockRejectedValueOnce(new Error('cut'));
  await expect(loadCatalogue(site, fetchCatalogue)).resolves.toEqual({ 'room.again': 'Nochmal' });
  expect(fetchCatalogue).toHaveBeenCalledTimes(2);
  expect(fetchCatalogue).toHaveBeenCalledWith('de');
});

test('words that do not come twice are not waited for any longer', async () => {
  const fetchCatalogue = jest.fn(() => Promise.reject(new Error('cut')));
  await expect(loadCatalogue(site, fetchCatalogue)).rejects.toThrow('cut');
  expect(fetchCatalogue).toHaveBeenCalledTimes(2);
});

test('words of the country lie over those of its language', async () => {
  const whole = { licence: 'Führerschein', close: 'Zu', 'de-ch': { licence: 'Führerausweis' } };
  const catalogueFor = (locale: string) =>
    loadCatalogue(siteOf(locale) as Site, async () => ({ default: whole }));
  await expect(catalogueFor('de-ch')).resolves.toMatchObject({ licence: 'Führerausweis', close: 'Zu' });
  await expect(catalogueFor('de')).resolves.toMatchObject({ licence: 'Führerschein', close: 'Zu' });
});
