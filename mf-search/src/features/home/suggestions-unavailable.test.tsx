import { screen } from '@testing-library/react';

import { aReferential, aSearchAnswer } from '@campavia/contracts/testing';
import { answer, fixClock, renderScreen, setUpWire } from '@campavia/testing';

import { config } from '../../../remote.config';

import { HomeScreen } from './home-screen';

const addresses = config.addresses.map((address) => ({ ...address, part: 'mf-search' }));

fixClock();
setUpWire();
// Compiling it for the first time takes longer than a test may.
beforeAll(() => import('../../components/near-me/load-place-list'), 60_000);

test('the form searches for the typed text if suggestions fail to load', async () => {
  answer('get', '/3/products/', aSearchAnswer([]));
  answer('get', '/v4/geolocation/places/', {}, { status: 500 });
  const { user } = renderScreen(<HomeScreen />, { platform: { addresses, referential: aReferential() } });
  await user.tab();
  await user.keyboard('annecy');
  expect(await screen.findByLabelText('Where from')).toHaveValue('annecy');
  await user.click(screen.getByRole('button', { name: 'Find campers' }));
  expect(window.location.pathname + window.location.search).toBe('/en-ie/s?where=annecy');
});
