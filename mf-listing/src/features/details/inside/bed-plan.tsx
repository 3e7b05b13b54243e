import { useIntl } from 'react-intl';

import type { FloorPlan, PlannedBed } from '../../../rules/floor-plan';

import { bedMessages } from './beds.messages';
import { Drawing } from './beds.styles';

const PLATE = 40;
const PILLOW = 26;
const SEAT = 48;

/** Seen from above, with the rear on the left. */
export function BedPlan({ plan }: { plan: FloorPlan }) {
  const { formatMessage } = useIntl();
  const floor = plan.beds.filter(({ isAbove }) => !isAbove);
  const above = plan.beds.filter(({ isAbove }) => isAbove);
  return (
    <Drawing
      viewBox={`-6 -6 ${plan.length + 12} ${plan.width + 12}`}
      role="img"
      aria-label={formatMessage(bedMessages.plan)}
    >
      <path className="body" d={outlineOf(plan)} />
      <Cab plan={plan} />
      {floor.map((bed) => (
        <FloorBed key={bed.bed.id} {...bed} />
      ))}
      {above.map(({ bed, x, y, width, height }) => (
        <rect key={bed.id} className="above" x={x} y={y} width={width} height={height} rx={10} />
      ))}
      {plan.beds.map((bed, index) => (
        <NumberPlate key={bed.bed.id} bed={bed} number={index + 1} />
      ))}
    </Drawing>
  );
}

function outlineOf({ length, width, cabFrom }: FloorPlan): string {
  const nose = cabFrom < length ? 60 : 24;
  return `M14 0H${length - nose}Q${length} 0 ${length} ${nose}V${width - nose}Q${length} ${width} ${
    length - nose
  } ${width}H14Q0 ${width} 0 ${width - 14}V14Q0 0 14 0Z`;
}

function Cab({ plan: { length, width, cabFrom } }: { plan: FloorPlan }) {
  if (cabFrom >= length) return null;
  const seats = [width * 0.18, width * 0.82 - SEAT];
  return (
    <>
      <rect className="glass" x={length - 38} y={width * 0.14} width={16} height={width * 0.72} rx={8} />
      {seats.map((y) => (
        <rect key={y} className="seat" x={cabFrom + 30} y={y} width={SEAT} height={SEAT} rx={12} />
      ))}
    </>
  );
}

/** One pillow per person, but one in all for bunks, which lie above each other. */
function FloorBed({ bed, x, y, width, height }: PlannedBed) {
  const isAcross = height > width;
  const heads = bed.kind === 'bunk' ? 1 : bed.sleeps;
  const space = (isAcross ? width : height) / heads;
  const pillows = Array.from({ length: heads }, (_, index) => index * space + space * 0.14);
  return (
    <g>
      <rect className="bed" x={x} y={y} width={width} height={height} rx={10} />
      {pillows.map((at) => (
        <rect
          key={at}
          className="pillow"
          x={isAcross ? x + at : x + 9}
          y={isAcross ? y + 9 : y + at}
          width={isAcross ? space * 0.72 : PILLOW}
          height={isAcross ? PILLOW : space * 0.72}
          rx={8}
        />
      ))}
    </g>
  );
}

function NumberPlate({ bed: { x, y, width, height }, number }: { bed: PlannedBed; number: number }) {
  const [left, top] = [x + width / 2, y + height / 2];
  return (
    <g>
      <rect className="plate" x={left - PLATE / 2} y={top - PLATE / 2} width={PLATE} height={PLATE} rx={8} />
      <text x={left} y={top + 9}>
        {number}
      </text>
    </g>
  );
}
