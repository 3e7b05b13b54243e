import { readRefusal } from './read-refusal';

test('a code to branch on is no field of a form', () => {
  expect(readRefusal(404, { detail: 'Not found.', code: 'camper_not_found' })).toMatchObject({
    code: 'camper_not_found',
    fields: {},
  });
});

test('what is wrong with the code somebody typed belongs to its field', () => {
  expect(readRefusal(400, { code: ['This is not the code we sent.'] })).toMatchObject({
    code: undefined,
    fields: { code: ['This is not the code we sent.'] },
  });
});
