import { median, ratio } from '../statistics.mjs';
import { figure, formatTable, times } from '../table.mjs';

const KIB = 1_024;

const MEASURES = [
  { name: 'first contentful paint, ms', read: ({ firstPaint }) => firstPaint, isTime: true },
  { name: 'largest contentful paint, ms', read: ({ largestPaint }) => largestPaint, isTime: true },
  { name: 'content there, ms', read: ({ content }) => content, isTime: true },
  { name: 'JavaScript as sent, KiB', read: ({ scriptBytes }) => scriptBytes / KIB, digits: 1 },
  { name: 'JavaScript in gzip, KiB', read: ({ gzipBytes }) => gzipBytes / KIB, digits: 1 },
  { name: 'requests', read: ({ requests }) => requests },
  { name: 'request depth', read: ({ depth }) => depth },
  { name: 'layout shift', read: ({ layoutShift }) => layoutShift, digits: 3 },
];

/**
 * The medians of both sides and their ratio.
 *
 * @param {{page: string, composed: object[], bundle: object[]}[]} measured loads per page and side
 */
export function composedTable(measured) {
  const rows = measured.flatMap(({ page, composed, bundle }) =>
    MEASURES.map((measure) => {
      const sides = [composed, bundle].map((loads) => loads.map(measure.read));
      const [one, other] = sides.map(median);
      const figures = sides.map((values) => withRange(values, measure));
      return [page, measure.name, ...figures, times(ratio(one, other))];
    }),
  );
  return formatTable(['Page', 'Measure', 'Composed', 'One bundle', 'Ratio'], rows);
}

function withRange(values, { isTime, digits = 0 }) {
  const middle = figure(median(values), digits);
  return isTime ? `${middle} (${figure(Math.min(...values))}–${figure(Math.max(...values))})` : middle;
}
