import { rangeScaleOf } from '../../rules/statistics/range-scale';

import { ChartSvg } from './chart.styles';

export interface RangeRow {
  name: string;
  from: number;
  to: number;
  own: number;
}

export interface RangeChartProps {
  /** Description of the chart. */
  label: string;
  rows: RangeRow[];
  formatValue: (value: number) => string;
}

/** The own value of each row within the range of others, drawn separately for wide and narrow screens. */
export function RangeChart(props: RangeChartProps) {
  return (
    <>
      <Drawing {...props} size={WIDE} screen="wide" />
      <Drawing {...props} size={NARROW} screen="narrow" />
    </>
  );
}

interface Size {
  width: number;
  /** Start of the scale; labels are left of it, or above. */
  left: number;
  right: number;
  rowHeight: number;
  /** From the top of a row to its bar. */
  above: number;
}
const WIDE: Size = { width: 880, left: 190, right: 30, rowHeight: 60, above: 24 };
const NARROW: Size = { width: 340, left: 24, right: 26, rowHeight: 84, above: 44 };
const BAR = 20;
const FOOT = 26;
const MARK = 8;
const MARK_OVERLAP = 5;

interface DrawingProps extends RangeChartProps {
  size: Size;
  screen: 'wide' | 'narrow';
}

function Drawing({ label, rows, formatValue, size, screen }: DrawingProps) {
  const { width, left, right, rowHeight, above } = size;
  const scale = rangeScaleOf(rows.flatMap(({ from, to, own }) => [from, to, own]));
  const x = (value: number) =>
    left + ((value - scale.from) / (scale.to - scale.from)) * (width - left - right);
  const bottom = rows.length * rowHeight;
  return (
    <ChartSvg viewBox={`0 0 ${width} ${bottom + FOOT}`} role="img" aria-label={label} data-screen={screen}>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line className="axis" x1={x(tick)} x2={x(tick)} y1={0} y2={bottom} />
          <text x={x(tick)} y={bottom + FOOT - 8} textAnchor="middle">
            {formatValue(tick)}
          </text>
        </g>
      ))}
      {rows.map(({ name, from, to, own }, nth) => {
        const top = nth * rowHeight + above;
        return (
          <g key={name}>
            <text x={0} y={screen === 'wide' ? top + BAR - MARK_OVERLAP : top - above + 16}>
              {name}
            </text>
            <rect className="range" x={x(from)} y={top} width={x(to) - x(from)} height={BAR} rx={4} />
            <rect
              className="bar"
              x={x(own) - MARK / 2}
              y={top - MARK_OVERLAP}
              width={MARK}
              height={BAR + 2 * MARK_OVERLAP}
              rx={2}
            />
            <text className="value" x={x(own)} y={top - MARK_OVERLAP - 5} textAnchor="middle">
              {formatValue(own)}
            </text>
          </g>
        );
      })}
    </ChartSvg>
  );
}
