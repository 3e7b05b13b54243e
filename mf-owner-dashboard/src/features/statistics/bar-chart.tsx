import { useId } from 'react';
import { useIntl } from 'react-intl';

import { scaleOf } from '../../rules/statistics/chart-scale';

import { ChartSvg } from './chart.styles';
import { monthsOfYear, nameOfMonth } from './month-names';

export interface BarChartProps {
  /** Description of the chart and its highest value. */
  label: string;
  year: number;
  /** By month, January first; missing months have not begun. */
  values: number[];
  /** The highest value that the scale must show. */
  atLeast?: number;
  /** Whether the last bar is of the current month. */
  isLastRunning: boolean;
  /** Formats a value of the scale. */
  formatTick: (value: number) => string;
  /** Formats the value above a bar. */
  formatValue: (value: number) => string;
  /** Beside another chart: narrower, with smaller letters. */
  isHalf?: boolean;
}

/** Bars of a year's months, drawn separately for wide and narrow screens; a table beside it has all numbers. */
export function BarChart(props: BarChartProps) {
  const wide = props.isHalf ? HALF : WIDE;
  return (
    <>
      <Drawing {...props} size={wide} screen="wide" />
      <Drawing {...props} size={NARROW} screen="narrow" />
    </>
  );
}

interface Size {
  width: number;
  height: number;
  left: number;
  barShare: number;
}
const WIDE: Size = { width: 880, height: 260, left: 64, barShare: 0.6 };
const HALF: Size = { width: 480, height: 260, left: 60, barShare: 0.66 };
const NARROW: Size = { width: 340, height: 210, left: 58, barShare: 0.66 };
const TOP = 26;
const FOOT = 26;

type Screen = 'wide' | 'narrow';

function Drawing({ size, screen, ...chart }: BarChartProps & { size: Size; screen: Screen }) {
  const { width, height } = size;
  const scale = scaleOf(Math.max(chart.atLeast ?? 0, ...chart.values));
  const y = (value: number) => height - FOOT - (value / scale.top) * (height - FOOT - TOP);
  return (
    <ChartSvg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={chart.label}
      data-screen={screen}
      data-half={chart.isHalf || undefined}
    >
      {scale.ticks.map((tick) => (
        <g key={tick}>
          {tick > 0 && <line className="axis" x1={size.left} x2={width} y1={y(tick)} y2={y(tick)} />}
          <text x={size.left - 8} y={y(tick) + 4} textAnchor="end">
            {chart.formatTick(tick)}
          </text>
        </g>
      ))}
      <Bars {...chart} size={size} screen={screen} y={y} />
      <line className="base" x1={size.left} x2={width} y1={y(0)} y2={y(0)} />
    </ChartSvg>
  );
}

interface BarsProps extends BarChartProps {
  size: Size;
  screen: Screen;
  y: (value: number) => number;
}

function Bars({ size, screen, y, year, values, isLastRunning, formatValue, isHalf }: BarsProps) {
  const intl = useIntl();
  const hatch = useId();
  const step = (size.width - size.left) / 12;
  const style = screen === 'wide' && !isHalf ? 'short' : 'narrow';
  return (
    <>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="pale" width="6" height="6" />
        <rect className="bar" width="3" height="6" />
      </pattern>
      {monthsOfYear(year).map((month, nth) => {
        const middle = size.left + step * (nth + 0.5);
        const isRunning = isLastRunning && nth === values.length - 1;
        return (
          <g key={month}>
            <Bar
              value={values[nth]}
              fill={isRunning ? `url(#${hatch})` : undefined}
              middle={middle}
              width={step * size.barShare}
              y={y}
              label={screen === 'wide' || values[nth] === 0 ? formatValue : undefined}
            />
            <text x={middle} y={size.height - 7} textAnchor="middle">
              {nameOfMonth(intl, month, style)}
            </text>
          </g>
        );
      })}
    </>
  );
}

interface BarProps {
  /** Undefined for a month that has not begun. */
  value: number | undefined;
  /** Of the current month. */
  fill: string | undefined;
  middle: number;
  width: number;
  y: (value: number) => number;
  /** Writes the value above the bar. */
  label: ((value: number) => string) | undefined;
}

function Bar({ value, fill, middle, width, y, label }: BarProps) {
  if (value === undefined) return null;
  const path = barPath({ x: middle - width / 2, top: y(value), width, foot: y(0) });
  return (
    <>
      {value > 0 && <path className={fill ? 'running' : 'bar'} fill={fill} d={path} />}
      {label && (
        <text className="value" x={middle} y={y(value) - 7} textAnchor="middle">
          {label(value)}
        </text>
      )}
    </>
  );
}

/** A bar with round corners at its top, the right one larger, as boxes of the site have them. */
function barPath({ x, top, width, foot }: { x: number; top: number; width: number; foot: number }): string {
  const height = foot - top;
  const [small, large] = [Math.min(3, height), Math.min(8, height, width - 3)];
  const across = width - small - large;
  const down = height - large;
  return (
    `M${x} ${foot}v${small - height}q0 ${-small} ${small} ${-small}h${across}` +
    `q${large} 0 ${large} ${large}v${down}z`
  );
}
