/** @jest-environment jsdom */
import { listingEventAttributes, readListingEvent } from './index';

function elementWith(attributes: Record<string, string>): Element {
  const element = document.createElement('p');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

test.each(['print', 'visit'] as const)('an element has attributes for counting a %s', (kind) => {
  const event = { kind, camper: 2_147_483_647 };
  expect(readListingEvent(elementWith(listingEventAttributes(event)))).toEqual(event);
});

test.each<Record<string, string>>([
  {},
  { 'data-counts': 'visit' },
  { 'data-counts': 'visit 0' },
  { 'data-counts': 'look 5' },
])('nothing is counted for %o', (attributes) => {
  expect(readListingEvent(elementWith(attributes))).toBeUndefined();
});
