import { composedTable } from './composed-table.mjs';

function load(content) {
  const sizes = { scriptBytes: 204_800, gzipBytes: 215_040, requests: 12, depth: 2 };
  return { firstPaint: 100, largestPaint: 200, content, layoutShift: 0, ...sizes };
}

describe('the table of the comparison', () => {
  const table = composedTable([
    { page: 'home', composed: [1900, 2300, 2100].map(load), bundle: [2000, 1000, 2000].map(load) },
  ]);

  it('contains medians, their range and the ratio', () => {
    expect(table).toContain(
      '| home | content there, ms | 2,100 (1,900–2,300) | 2,000 (1,000–2,000) | 1.05 × |',
    );
  });

  it('contains sizes in KiB', () => {
    expect(table).toContain('| home | JavaScript as sent, KiB | 200.0 | 200.0 | 1.00 × |');
  });

  it('contains no ratio to zero', () => {
    expect(table).toContain('| home | layout shift | 0.000 | 0.000 | – |');
  });
});
