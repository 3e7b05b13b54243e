import { COMMANDS } from '../commands/commands';
import { helpOf, helpOfAll } from './help';

const isTooWide = (line: string) => line.length > 80;

it('fits the list of commands into 80 columns', () => {
  expect(helpOfAll(COMMANDS).filter(isTooWide)).toEqual([]);
});

it.each(COMMANDS.map((verb) => [verb.name, verb] as const))(
  'fits the help of %s into 80 columns',
  (_, verb) => {
    expect(helpOf(verb).filter(isTooWide)).toEqual([]);
  },
);
