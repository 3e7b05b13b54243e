import { areConflicting, parameterNamesOf, parsePattern } from './patterns';

function fight(one: string, other: string): boolean {
  return areConflicting(parsePattern(one), parsePattern(other));
}

describe('two patterns that conflict', () => {
  it.each([
    ['/campers/{id}', '/campers/{slug}'],
    ['/campers/{id}', '/campers/{slug}/'],
    ['/campers/{id}/edit', '/campers/new/{tab}'],
    ['/{country}/campers', '/fr/{noun}'],
    ['/x/{n}-beds', '/x/van-{slug}'],
    ['/s', '/s'],
  ])('%s and %s', (one, other) => {
    expect([fight(one, other), fight(other, one)]).toEqual([true, true]);
  });
});

describe('two patterns without conflict', () => {
  it.each([
    ['/campers/{id}', '/campers/new', 'one is an exception of the other'],
    ['/campers/{id}', '/campers/{id}/request/{request_id}', 'one is longer'],
    ['/type/{slug}', '/type/{slug}-with-{seats}-seats', 'one is narrower, though it has more parameters'],
    ['/x/{n}-beds', '/x/{n}-seats', 'their ends differ'],
    ['/x/van-{slug}', '/x/van-', 'a parameter is never empty'],
    ['/s', '/S', 'letters differ'],
    ['/a.b', '/axb', 'a dot is a dot'],
    ['/', '/s', 'one is home'],
  ])('%s and %s, because %s', (one, other) => {
    expect([fight(one, other), fight(other, one)]).toEqual([false, false]);
  });
});

test('a pattern with very many parameters is checked quickly', () => {
  const many = `/${'{a}x'.repeat(400)}`;
  expect(fight(many, `/${'{b}y'.repeat(400)}`)).toBe(false);
});

test('names the parameters of a pattern', () => {
  expect(parameterNamesOf('/campers/{id}/request/{request_id}')).toEqual(['id', 'request_id']);
});
