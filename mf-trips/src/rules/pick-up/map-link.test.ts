import { mapLinkOf, pointText } from './map-link';

test.each([
  [{ latitude: 45.899_235_9, longitude: 6.129_384 }, '45.89924, 6.12938'],
  [{ latitude: 38.7, longitude: -9 }, '38.70000, -9.00000'],
])('the point %j is %s, in the link too', (point, text) => {
  expect(pointText(point)).toBe(text);
  const [lat, lon] = text.split(', ');
  expect(mapLinkOf(point)).toBe(
    `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`,
  );
});
