import { ellipse, fillPath, place, round, strokePath } from '../drawing/shapes';
import { chair, table } from './seats';

import type { DrawingContext } from '../vehicles/vehicle-plan';

const STRIPES = 8;
const REACH = 62;

/** An awning with two chairs below, in the vehicle's centimetres; at night with a string of lamps. */
export function awning(
  { sheet, livery, light }: DrawingContext,
  [from, to, y]: readonly [number, number, number],
): string {
  const lit = light.windows === 'lit';
  const cloth = lit ? '#f0dfb4' : '#f3ead6';
  const colour = lit ? '#d8a75a' : livery.accent;
  const front = { from: from - REACH, to: to - REACH * 0.7, y: y + 70 };
  const at = (left: number, right: number, share: number) => round(left + (right - left) * share);
  const stripes = Array.from({ length: STRIPES }, (_, i) => {
    const [a, b] = [i / STRIPES, (i + 1) / STRIPES];
    const top = `M${at(from, to, a)} ${y + 8}H${at(from, to, b)}`;
    const hem = `L${at(front.from, front.to, b)} ${front.y}v14q${round((front.from - front.to) / STRIPES / 2)} 10 ${round((front.from - front.to) / STRIPES)} 0v-14Z`;
    return fillPath(top + hem, i % 2 ? colour : cloth);
  });
  const poles = `M${front.from + 3} ${front.y + 12}V4M${front.to - 3} ${front.y + 12}V4`;
  return [
    lit ? ellipse([(front.from + front.to) / 2, front.y + 110, 240, 130], sheet.soft('#ffd37a', 0.4)) : '',
    ...stripes,
    fillPath(`M${front.from} ${front.y}H${front.to}V${front.y + 14}H${front.from}Z`, '#000', 'opacity=".12"'),
    strokePath(poles, '#cfd3ce', 4.5, 'stroke-linecap="round"'),
    lit ? stringOfLamps(front) : '',
    place(chair(lit ? '#d9843a' : '#c8572c'), [front.from + 96, 6], 1.15, 'left'),
    place(table(), [front.from + 116, 8], 1),
    place(chair(lit ? '#d9843a' : '#2f6c67'), [front.from + 196, 6], 1.15),
  ].join('');
}

function stringOfLamps(front: { from: number; to: number; y: number }): string {
  const spans = 4;
  const width = (front.to - front.from) / spans;
  let cord = `M${round(front.from)} ${front.y + 18}`;
  let lamps = '';
  for (let i = 0; i < spans; i++) {
    cord += `q${round(width / 2)} 30 ${round(width)} 0`;
    for (const share of [0.25, 0.75]) {
      const [x, y] = [front.from + width * (i + share), front.y + 34];
      lamps += ellipse([x, y, 20, 20], '#ffd37a', 'opacity=".25"') + ellipse([x, y, 5, 6], '#fff2c4');
    }
  }
  return strokePath(cord, '#3b3122', 2) + lamps;
}
