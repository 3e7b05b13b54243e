import { fillPath, rectangle, strokePath, type Box } from '../drawing/shapes';
import { HULLS, type FloorPlanName, type Hull } from './floor-plans';
import { frontFurniture, middleFurniture, rearFurniture } from './plan-furniture';

import type { CamperType } from '../camper-type';
import type { SvgSheet } from '../drawing/sheet';
import type { Upholstery } from './upholstery';

const WALL = 7;
const GAP = 6;
const PAPER_WIDTH = 1010;
const PAPER_DEPTH = 440;
const REAR_LENGTHS: Record<FloorPlanName, number> = {
  bunks: 130,
  corner: 195,
  crosswise: 142,
  island: 198,
  lounge: 170,
  twin: 198,
};

interface Layout {
  type: CamperType;
  plan: FloorPlanName;
  upholstery: Upholstery;
}

/** A layout from above on a grid, tail to the left, to scale, without text. */
export function floorPlan({ type, plan, upholstery }: Layout, sheet: SvgSheet): string {
  const hull = HULLS[type];
  const reach = hull.length + (hull.nose === 'drawbar' ? 110 : 0);
  const scale = Math.min(PAPER_WIDTH / reach, PAPER_DEPTH / hull.width);
  const left = (1200 - reach * scale) / 2;
  const top = (760 - hull.width * scale) / 2;
  const drawn = [
    body(hull, sheet),
    furniture(hull, plan, upholstery),
    cab(hull, upholstery),
    upperBed(hull),
    door(hull, plan),
  ];
  return [
    paper(),
    `<g transform="translate(${Math.round(left)} ${Math.round(top)}) scale(${scale.toFixed(3)})">${drawn.join('')}</g>`,
    ruler(left, left + hull.length * scale, 100 * scale),
  ].join('');
}

function paper(): string {
  const down = Array.from({ length: 29 }, (_, i) => `M${i * 42 + 12} 0V800`).join('');
  const across = Array.from({ length: 19 }, (_, i) => `M0 ${i * 42 + 22}H1200`).join('');
  return rectangle([0, 0, 1200, 800], '#eef0e6') + strokePath(down + across, '#d9decf', 1.5);
}

/** Dashes in the brand's style, one per metre of length. */
function ruler(from: number, to: number, metre: number): string {
  const ticks: string[] = [];
  for (let x = from; x < to - 8; x += metre)
    ticks.push(`M${Math.round(x)} 724H${Math.round(Math.min(x + metre * 0.66, to))}`);
  return (
    strokePath(ticks.join(''), '#f2a71b', 8) +
    strokePath(`M${Math.round(from)} 700V748M${Math.round(to)} 700V748`, '#12352c', 3)
  );
}

function body({ length, width, cab: cabLength, nose }: Hull, sheet: SvgSheet): string {
  const planks = sheet.linear([
    [0, '#efe0c4'],
    [1, '#e6d3b0'],
  ]);
  const outlines = {
    bonnet: `M22 0H${length - 110}C${length - 50} 4 ${length} 24 ${length} ${width / 2}S${length - 50} ${width - 4} ${length - 110} ${width}H22Q0 ${width} 0 ${width - 22}V22Q0 0 22 0Z`,
    flat: `M22 0H${length - 46}Q${length} 4 ${length} ${width / 2}T${length - 46} ${width}H22Q0 ${width} 0 ${width - 22}V22Q0 0 22 0Z`,
    drawbar: `M34 0H${length - 40}Q${length} 0 ${length} 44V${width - 44}Q${length} ${width} ${length - 40} ${width}H34Q0 ${width} 0 ${width - 34}V34Q0 0 34 0Z`,
  };
  const boards = Array.from(
    { length: Math.floor(width / 18) },
    (_, i) => `M4 ${i * 18 + 14}H${length - cabLength}`,
  ).join('');
  const drawbar = strokePath(
    `M${length - 4} ${width * 0.28}L${length + 92} ${width / 2}L${length - 4} ${width * 0.72}`,
    '#12352c',
    6,
    'stroke-linejoin="round"',
  );
  return [
    nose === 'drawbar' ? drawbar + rectangle([length + 84, width / 2 - 7, 24, 14], '#12352c', 'rx="6"') : '',
    fillPath(outlines[nose], '#fff'),
    `<g clip-path="${sheet.clip(outlines[nose])}">${rectangle([0, 0, length - cabLength, width], planks)}${strokePath(boards, '#d8c29b', 1)}</g>`,
    fillPath(outlines[nose], 'none', 'stroke="#12352c" stroke-width="8"'),
  ].join('');
}

function furniture(hull: Hull, plan: FloorPlanName, upholstery: Upholstery): string {
  const inner = hull.width - 2 * WALL;
  const { rear, middle, front } = shares(hull, plan);
  const part = (from: number, to: number): Box => [from, WALL, to - from, inner];
  return [
    rearFurniture(plan)(part(WALL, rear), upholstery),
    middleFurniture(hull.middle)(part(rear + GAP, middle), upholstery),
    frontFurniture(hull.front)(part(middle + GAP, front), upholstery),
  ].join('');
}

/** End of the rear, middle and front parts of the living area. */
function shares({ length, cab: cabLength, front }: Hull, plan: FloorPlanName) {
  const living = length - cabLength - WALL - 4;
  const rear = WALL + REAR_LENGTHS[plan];
  const rest = living - rear;
  return { rear, middle: front === 'none' ? living : rear + rest * 0.52, front: living };
}

function cab({ length, width, cab: cabLength, nose }: Hull, { seat }: Upholstery): string {
  if (!cabLength) return '';
  const start = length - cabLength;
  const seatAt = (y: number) =>
    rectangle([start + 12, y, 54, 56], seat[0], 'rx="13" stroke="#12352c" stroke-width="2.6"') +
    rectangle([start + 8, y + 4, 13, 48], seat[1], 'rx="6" stroke="#12352c" stroke-width="2"');
  const dash = start + (nose === 'bonnet' ? 92 : 104);
  const glass = `M${dash} 14C${dash + 22} ${width * 0.3} ${dash + 22} ${width * 0.7} ${dash} ${width - 14}L${dash + 16} ${width - 12}C${dash + 44} ${width * 0.7} ${dash + 44} ${width * 0.3} ${dash + 16} 12Z`;
  return [
    seatAt(16),
    seatAt(width - 72),
    fillPath(glass, '#a9cdd6', 'stroke="#12352c" stroke-width="2.6"'),
    `<ellipse cx="${dash - 6}" cy="44" rx="7" ry="19" fill="none" stroke="#12352c" stroke-width="5"/>`,
  ].join('');
}

/** Dashed, because it is above the floor. */
function upperBed({ length, width, cab: cabLength, upperBed: kind }: Hull): string {
  if (kind === 'none') return '';
  const [x, bed] = kind === 'alcove' ? [length - cabLength - 44, 150] : [length - cabLength - 64, 140];
  const edge = 'rx="14" stroke="#12352c" stroke-width="3" stroke-dasharray="12 8"';
  return rectangle([x, 14, bed, width - 28], '#fff', `fill-opacity=".18" ${edge}`);
}

function door(hull: Hull, plan: FloorPlanName): string {
  const { middle } = shares(hull, plan);
  const [hinge, y] = [middle - 10, hull.width];
  const leaf = 62;
  return [
    strokePath(`M${hinge - leaf} ${y}H${hinge}`, '#eef0e6', 9),
    strokePath(`M${hinge - leaf} ${y}L${hinge - leaf + 24} ${y + leaf - 6}`, '#12352c', 3.6),
    strokePath(
      `M${hinge} ${y}C${hinge} ${y + 34} ${hinge - 20} ${y + 54} ${hinge - leaf + 24} ${y + leaf - 6}`,
      '#12352c',
      1.8,
      'stroke-dasharray="6 5"',
    ),
  ].join('');
}
