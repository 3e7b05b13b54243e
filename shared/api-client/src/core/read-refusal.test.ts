import { readRefusal } from './read-refusal';

test('a code to branch on is not an error of a field', () => {
  expect(readRefusal(404, { detail: 'Not found.', code: 'camper_not_found' })).toMatchObject({
    code: 'camper_not_found',
    fields: {},
  });
});

test('an error of a field named code belongs to that field', () => {
  expect(readRefusal(400, { code: ['This is not the code we sent.'] })).toMatchObject({
    code: undefined,
    fields: { code: ['This is not the code we sent.'] },
  });
});
