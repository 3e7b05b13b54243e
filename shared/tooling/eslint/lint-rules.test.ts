import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { pieces } from './planted-pieces';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../../..');

describe('the lint rules', () => {
  let broken: string[][] = [];

  beforeAll(() => {
    const input = JSON.stringify(pieces);
    const answer = execFileSync(process.execPath, [path.join(here, 'lint-planted.mjs')], {
      cwd: root,
      input,
    });
    broken = JSON.parse(answer.toString());
  }, 180_000);

  it.each(pieces.map((piece, index) => ({ ...piece, index })))('$goal', ({ index, breaks }) => {
    expect(broken[index]).toEqual(breaks ? [breaks] : []);
  });
});
