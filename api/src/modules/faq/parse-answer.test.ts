import { parseAnswer } from './parse-answer';

test('reads paragraphs, over several lines', () => {
  expect(parseAnswer('One\nline.\n\nAnother.\n')).toEqual([
    { kind: 'paragraph', lines: [[{ text: 'One line.' }]] },
    { kind: 'paragraph', lines: [[{ text: 'Another.' }]] },
  ]);
});

test('reads lists, with items over several lines', () => {
  expect(parseAnswer('- First\n  thing\n- Second\n\n1. Stop\n2. Call')).toEqual([
    { kind: 'bullets', lines: [[{ text: 'First thing' }], [{ text: 'Second' }]] },
    { kind: 'numbers', lines: [[{ text: 'Stop' }], [{ text: 'Call' }]] },
  ]);
});

test('reads bold, italic and links', () => {
  expect(parseAnswer('**Two days** before *pick-up*, see [your trips](/d/trips).')).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { text: 'Two days', style: 'bold' },
          { text: ' before ' },
          { text: 'pick-up', style: 'italic' },
          { text: ', see ' },
          { text: 'your trips', path: '/d/trips' },
          { text: '.' },
        ],
      ],
    },
  ]);
});

test.each([
  ['HTML', 'Press <b>here</b>'],
  ['a link to another site', 'Look at [that](https://example.org/)'],
  ['an address in words', 'Look at https://example.org/'],
  ['JSX', 'It is {price}'],
  ['code', 'Type `this`'],
  ['a heading', '# Deposits'],
  ['a table', '| a | b |'],
  ['bold that does not end', 'It **never ends'],
])('refuses %s', (_, markdown) => {
  expect(() => parseAnswer(markdown)).toThrow('signs that answers may not have');
});
