import { FIELDS } from './field-name';
import { namedFields, TICKS } from './form-field';

function pageWith(fields: string): Document {
  document.body.innerHTML = `<main><form>${fields}</form></main>`;
  return document;
}

const NOTES =
  '<textarea name="note"></textarea><textarea name="note"></textarea><textarea name="note"></textarea>';

test('fields of the same name are numbered by that name', () => {
  expect([...namedFields(pageWith(NOTES), FIELDS).keys()]).toEqual(['note|', 'note||2', 'note||3']);
});

test('additional fields do not change the names of existing ones', () => {
  const before = [...namedFields(pageWith(NOTES), FIELDS).keys()];
  const page = pageWith(`<input name="city"><input type="checkbox" name="news">${NOTES}`);
  const after = [...namedFields(page, `${FIELDS}, ${TICKS}`).keys()];
  expect(after.filter((name) => name.startsWith('note'))).toEqual(before);
});
