import { ellipse, fillPath, rectangle, round, strokePath } from '../drawing/shapes';

import type { SvgSheet } from '../drawing/sheet';
import type { DrawingContext, Light, VehiclePlan } from './vehicle-plan';

const SPOKES = [0, 72, 144, 216, 288];

/** Paints a plan: soft shadows, body with light and shade, arches, fittings, wheels. */
export function drawVehicle(plan: VehiclePlan, { sheet, livery, light }: DrawingContext): string {
  const body = [
    plan.panels,
    shading(sheet, plan, light),
    plan.axles.map((x) => wheelArch(x, plan.wheelRadius)).join(''),
  ];
  return [
    shadow(sheet, plan, light),
    plan.behind ?? '',
    rectangle([26, -46, plan.length - 52, 26], '#0b100f', 'rx="8"'),
    `<g clip-path="${sheet.clip(plan.outline)}">${fillPath(plan.outline, livery.body)}${body.join('')}</g>`,
    plan.fittings,
    plan.axles.map((x) => wheel(x, plan.wheelRadius, plan.rim)).join(''),
  ].join('');
}

function shadow(sheet: SvgSheet, { length, axles, wheelRadius }: VehiclePlan, light: Light): string {
  const away = light.from === 'left' ? 1 : -1;
  const ground = sheet.soft('#06100d', 0.62);
  const contact = sheet.soft('#040a08', 0.85);
  return [
    ellipse([length / 2 + away * 26, 0, length * 0.58, 21], ground),
    ellipse([length / 2 + away * 70, 4, length * 0.46, 15], ground),
    ...axles.map((x) => ellipse([x + away * 8, 0, wheelRadius * 1.7, 10], contact)),
  ].join('');
}

function shading(sheet: SvgSheet, { length }: VehiclePlan, light: Light): string {
  const all = [-10, -330, length + 40, 330] as const;
  const topDown = sheet.linear([
    [0, '#fff', 0.3],
    [0.32, '#fff', 0.1],
    [0.56, '#000', 0],
    [0.82, '#000', 0.1],
    [1, '#000', 0.34],
  ]);
  const [x1, x2] = light.from === 'left' ? [0, 1] : [1, 0];
  const sideways = sheet.linear(
    [
      [0, '#fff', 0.2],
      [0.35, '#fff', 0],
      [0.6, '#0a1420', 0],
      [1, '#0a1420', 0.24],
    ],
    { x1, y1: 0, x2, y2: 0 },
  );
  return [
    rectangle(all, topDown),
    rectangle(all, sideways),
    rectangle(all, light.colour, `opacity="${light.strength}"`),
  ].join('');
}

function wheelArch(x: number, radius: number): string {
  const arc = (reach: number) => {
    const r = round(radius * reach);
    return { r, axle: -round(radius * 0.97) };
  };
  const well = arc(1.26);
  const lip = arc(1.38);
  return (
    strokePath(
      `M${x - lip.r} ${lip.axle}A${lip.r} ${lip.r} 0 0 1 ${x + lip.r} ${lip.axle}V-20M${x - lip.r} ${lip.axle}V-20`,
      '#000',
      5,
      'stroke-opacity=".15"',
    ) +
    fillPath(
      `M${x - well.r} -20V${well.axle}A${well.r} ${well.r} 0 0 1 ${x + well.r} ${well.axle}V-20Z`,
      '#0e1413',
    )
  );
}

function wheel(x: number, radius: number, rim: string): string {
  const circle = (share: number, fill: string, extra = '') =>
    `<circle cx="${x}" cy="${-radius}" r="${round(radius * share)}" fill="${fill}"${extra}/>`;
  const spokes = SPOKES.map((angle) => spoke(x, radius, angle)).join('');
  return [
    circle(1, '#1c2220'),
    circle(0.93, 'none', ` stroke="#39423f" stroke-width="${round(radius * 0.05)}"`),
    circle(0.66, '#343c39'),
    fillPath(spokes, rim),
    circle(0.61, 'none', ` stroke="${rim}" stroke-width="${round(radius * 0.1)}"`),
    circle(0.16, '#8d9693'),
  ].join('');
}

function spoke(x: number, radius: number, degrees: number): string {
  const reach = radius * 0.58;
  const tip = (offset: number) => {
    const angle = (degrees * Math.PI) / 180 - 0.3 + offset;
    return `${round(x + Math.cos(angle) * reach)} ${round(-radius + Math.sin(angle) * reach)}`;
  };
  return `M${x} ${-radius}L${tip(-0.2)}A${round(reach)} ${round(reach)} 0 0 1 ${tip(0.2)}Z`;
}
