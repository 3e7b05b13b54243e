import { config } from '../remote.config';
import { SCREENS } from './routes';
import { pageTitles } from './server-messages';

test('every address has a screen, and no screen is without an address', () => {
  expect(Object.keys(SCREENS).sort()).toEqual(config.addresses.map(({ id }) => id).sort());
});

test('every address has a title, without which its document is a 404', () => {
  expect(config.addresses.filter(({ id }) => !(id in pageTitles))).toEqual([]);
});
