import { Map as LeafletMap } from 'leaflet';

import { renderScreen } from '@campavia/testing';

import { addBaseLayer } from './add-base-layer';

test('geometry that fails to load is reported, once for each map', () => {
  const reported = jest.fn();
  Object.assign(window, { reportError: reported });
  const map_tiles = 'https://tiles.example/{z}/{x}/{y}.png';
  renderScreen(<p />, { platform: { routing: { map_tiles } } });
  const map = new LeafletMap(document.createElement('div'));
  addBaseLayer(map);
  map.eachLayer((layer) => {
    layer.fire('tileerror', { error: new Error('404') });
    layer.fire('tileerror', { error: new Error('404') });
  });
  expect(reported.mock.calls).toEqual([[expect.objectContaining({ reportedAs: 'maps' })]]);
});
