import { forgetDraft, readDraft, readTyped, VEHICLE_KEY, writeDraft, writeTyped } from './draft-storage';

const TYPED_KEY = 'campavia.onboarding.typed';

beforeEach(() => {
  localStorage.clear();
  forgetDraft();
  writeTyped('new', {});
});
afterEach(() => jest.restoreAllMocks());

describe('tampered storage', () => {
  test.each([
    'no json',
    '"text"',
    '7',
    'null',
    '[]',
    '[{"vehicle":{"type":4}}]',
    '{"vehicle":null}',
    '{"vehicle":[{"type":4}]}',
    '{"vehicle":{"type":"4"},"key":{}}',
    '{"vehicle":{"type":99,"beds":-1},"key":"../../x"}',
    '{"__proto__":{"vehicle":{"type":4}}}',
    `{"vehicle":{"brand":"${'x'.repeat(5000)}"},"key":"${'k'.repeat(65)}"}`,
  ])('with %.60s starts a new listing', (text) => {
    localStorage.setItem(VEHICLE_KEY, text);
    expect(readDraft(77)).toEqual({ vehicle: {}, key: expect.stringMatching(/^[\w-]{36}$/), userId: 77 });
  });

  test('keeps valid fields and drops invalid ones', () => {
    const draft = { vehicle: { type: 4, beds: '2', gvw: 3.5, seatbelts: 4 }, key: 'a-key-of-mine' };
    localStorage.setItem(VEHICLE_KEY, JSON.stringify(draft));
    expect(readDraft(undefined)).toMatchObject({ vehicle: { type: 4, seatbelts: 4 }, key: 'a-key-of-mine' });
  });

  test.each([
    'no json',
    '{"listing":"new","values":"gvw"}',
    '{"listing":"new","values":{"gvw":12,"brand":{"a":1},"model":["x"]}}',
    '{"listing":"1201","values":{"gvw":"12"}}',
    `{"listing":"new","values":{"brand":"${'x'.repeat(301)}"}}`,
  ])('with %.60s has no typed values', (text) => {
    localStorage.setItem(TYPED_KEY, text);
    expect(readTyped('new')).toEqual({});
  });
});

test('full storage keeps the listing on the page, and reports that', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const draft = { vehicle: { type: 4 }, key: 'a-key-of-mine', userId: 77 };
  expect(writeDraft(draft)).toBe(false);
  expect(writeTyped('new', { gvw: '12' })).toBe(false);
  expect(readDraft(77)).toEqual(draft);
  expect(readTyped('new')).toEqual({ gvw: '12' });
  expect(localStorage.getItem(VEHICLE_KEY)).toBeNull();
  jest.restoreAllMocks();
  expect(writeDraft(draft)).toBe(true);
});
