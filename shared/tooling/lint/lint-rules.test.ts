import { lintRules } from './index.mjs';
import { lintPlanted } from './lint-planted.mjs';
import { pieces } from './planted-pieces';
import { mistakes } from './planted-rules';

const cases = Object.entries(mistakes).flatMap(([path, codes]) =>
  Object.entries(codes).map(([rule, code]) => ({ rule, path, code })),
);

describe('the lint rules', () => {
  let broken: string[][] = [];

  beforeAll(() => {
    broken = lintPlanted([...pieces, ...cases]);
  }, 60_000);

  it.each(pieces.map((piece, index) => ({ ...piece, index })))('$goal', ({ index, breaks }) => {
    expect(broken[index]).toEqual(breaks ? [breaks] : []);
  });

  it.each(cases.map((one, index) => ({ ...one, index })))(
    'report a violation of $rule',
    ({ index, rule }) => {
      expect(broken[pieces.length + index]).toContain(rule);
    },
  );

  it('each have a planted violation', () => {
    const blocks = [lintRules.rules, ...lintRules.overrides.map((block) => block.rules ?? {})];
    const rules = blocks.flatMap((block) => Object.entries(block));
    const active = rules.filter(([, setting]) => setting !== 'off').map(([rule]) => rule);
    expect([...new Set(cases.map(({ rule }) => rule))].sort()).toEqual([...new Set(active)].sort());
  });
});
