import { ellipse, fillPath, rectangle, strokePath, type Box } from '../drawing/shapes';

import type { FloorPlanName, Front, Middle } from './floor-plans';
import type { Upholstery } from './upholstery';

const INK = 'stroke="#12352c" stroke-width="2.6"';
const WHITE = '#fbfaf4';
const WOOD = '#c79c68';

/** Draws one part of a layout into its area: left edge, top wall, length, width. */
type Furniture = (area: Box, upholstery: Upholstery) => string;

function box(area: Box, fill: string, radius = 5): string {
  return rectangle(area, fill, `rx="${radius}" ${INK}`);
}

/** A mattress with its pillows at the left end and a blanket over the rest. */
function bedLengthwise([x, y, length, width]: Box, { blanket }: Upholstery): string {
  const pillows = width > 110 ? [y + 7, y + width / 2 + 3] : [y + 7];
  const pillowWidth = width > 110 ? width / 2 - 10 : width - 14;
  return [
    box([x, y, length, width], WHITE, 8),
    fillPath(
      `M${x + 62} ${y}C${x + 56} ${y + width * 0.3} ${x + 66} ${y + width * 0.7} ${x + 60} ${y + width}H${x + length - 8}q8 0 8 -8V${y + 8}q0 -8 -8 -8Z`,
      blanket[0],
      INK,
    ),
    strokePath(
      `M${x + 82} ${y + 3}C${x + 77} ${y + width * 0.3} ${x + 86} ${y + width * 0.7} ${x + 80} ${y + width - 3}`,
      '#fff',
      3,
      'stroke-opacity=".4"',
    ),
    ...pillows.map((top) => box([x + 8, top, 38, pillowWidth], '#fff', 10)),
  ].join('');
}

function bedCrosswise([x, y, length, width]: Box, upholstery: Upholstery): string {
  return `<g transform="translate(${x + length} ${y}) rotate(90)">${bedLengthwise([0, 0, width, length], upholstery)}</g>`;
}

const REARS: Record<FloorPlanName, Furniture> = {
  crosswise: bedCrosswise,
  bunks: ([x, y, length, width], upholstery) =>
    bedCrosswise([x, y, Math.min(length, 92), width], upholstery) +
    strokePath(
      `M${x + 10} ${y + 10}V${y + width - 10}H${x + 82}V${y + 10}Z`,
      '#fff',
      2.4,
      'stroke-dasharray="8 6" stroke-opacity=".8"',
    ) +
    box([x + 98, y, Math.max(length - 98, 20), 56], WOOD),
  twin: ([x, y, length, width], upholstery) =>
    bedLengthwise([x, y, length, 82], upholstery) +
    bedLengthwise([x, y + width - 82, length, 82], upholstery) +
    box([x, y + 86, 44, width - 172], WOOD),
  island: ([x, y, length, width], upholstery) =>
    bedLengthwise([x, y + (width - 140) / 2, length, 140], upholstery) +
    box([x, y, 58, (width - 140) / 2 - 4], WOOD) +
    box([x, y + width - (width - 140) / 2 + 4, 58, (width - 140) / 2 - 4], WOOD),
  corner: ([x, y, length, width], upholstery) =>
    bedLengthwise([x, y, length, 124], upholstery) +
    box([x, y + 128, 92, width - 128], WOOD) +
    strokePath(`M${x + 46} ${y + 130}V${y + width - 2}`, '#12352c', 2),
  lounge: sofaRound,
};

function sofaRound([x, y, length, width]: Box, { seat, cushion }: Upholstery): string {
  const middle = y + width / 2;
  return [
    fillPath(
      `M${x + 8} ${y}H${x + length}V${y + 52}H${x + 56}V${y + width - 52}H${x + length}V${y + width}H${x + 8}q-8 0 -8 -8V${y + 8}q0 -8 8 -8Z`,
      seat[0],
      INK,
    ),
    box([x + 8, y + 8, 34, 34], cushion, 8),
    box([x + 8, y + width - 42, 34, 34], cushion, 8),
    box([x + 74, middle - 32, length - 92, 64], WOOD, 9),
    ellipse([x + 100, middle - 8, 8, 8], WHITE, INK),
  ].join('');
}

const MIDDLES: Record<Middle, Furniture> = {
  'bath-and-kitchen': ([x, y, length, width], upholstery) =>
    kitchenRow([x, y, length, 58], upholstery) + bath([x, y + width - 86, length * 0.72, 86]),
  kitchen: ([x, y, length, width], upholstery) =>
    kitchenRow([x, y, length, 52], upholstery) + box([x, y + width - 44, length * 0.4, 44], WOOD),
};

function kitchenRow([x, y, length, depth]: Box, { front }: Upholstery): string {
  const middle = y + depth / 2;
  const ring = Math.min(13, length * 0.1);
  return [
    box([x, y, length, depth], WHITE, 6),
    rectangle([x + 2, y + depth - 9, length - 4, 7], front[0]),
    ellipse([x + length * 0.2, middle - 3, ring * 1.3, ring * 1.3], '#dfe9e0', INK),
    ellipse([x + length * 0.5, middle - 3, ring, ring], '#3c4a46'),
    ellipse([x + length * 0.73, middle - 3, ring, ring], '#3c4a46'),
    strokePath(`M${x + length * 0.86} ${y + 4}V${y + depth - 12}`, '#12352c', 2),
  ].join('');
}

function bath([x, y, length, width]: Box): string {
  return [
    box([x, y, length, width], '#e4eef0', 6),
    box([x + length - 44, y + width - 44, 36, 36], '#c9dfe4', 10),
    ellipse([x + 24, y + width - 26, 15, 18], '#fff', INK),
    box([x + 8, y + 7, 34, 20], '#fff', 8),
    ellipse([x + 25, y + 17, 10, 6], '#c9dfe4'),
    strokePath(`M${x + length - 26} ${y + width - 26}m-6 0h12m-6 -6v12`, '#5d8a99', 2),
  ].join('');
}

const FRONTS: Record<Front, Furniture> = {
  dinette: ([x, y, length, width], { seat, cushion }) =>
    [
      box([x, y + width - 104, 46, 100], seat[0], 9),
      box([x + 6, y + width - 96, 10, 84], cushion, 5),
      box([x + 58, y + width - 98, length - 58, 78], WOOD, 8),
      ellipse([x + 82, y + width - 72, 8, 8], WHITE, INK),
      box([x + 10, y, length - 20, 40], seat[0], 8),
    ].join(''),
  sofa: (area, upholstery) => {
    const [x, y, length, width] = area;
    const turned = sofaRound([-length, 0, length, width], upholstery);
    return `<g transform="translate(${x} ${y}) scale(-1 1)">${turned}</g>`;
  },
  none: () => '',
};

export function rearFurniture(name: FloorPlanName): Furniture {
  return REARS[name];
}

export function middleFurniture(name: Middle): Furniture {
  return MIDDLES[name];
}

export function frontFurniture(name: Front): Furniture {
  return FRONTS[name];
}
