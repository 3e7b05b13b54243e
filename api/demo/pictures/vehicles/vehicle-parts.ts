import { fillPath, rectangle, round, strokePath, type Box } from '../drawing/shapes';

import type { DrawingContext } from './vehicle-plan';

const FRAME = '#151b1a';
export const SEAM = 'stroke-opacity=".26"';

/** Paint of a window: the reflected sky, or lamp light at night. */
export function glassPaint({ sheet, light }: DrawingContext): string {
  if (light.windows === 'lit') {
    return sheet.linear([
      [0, '#fff0c0'],
      [0.6, '#ffd280'],
      [1, '#eda84e'],
    ]);
  }
  const [top, bottom] = light.glass;
  return sheet.linear(
    [
      [0, top],
      [1, bottom],
    ],
    { x1: 0, y1: 0, x2: 0.3, y2: 1 },
  );
}

/** The cab is darker than the living area when the lamps are on. */
export function cabGlassPaint(context: DrawingContext): string {
  if (context.light.windows === 'dark') return glassPaint(context);
  return context.sheet.linear([
    [0, '#8a6a3d'],
    [1, '#3b3327'],
  ]);
}

/** A framed pane; with open curtains at night, with a reflection by day. */
export function pane(context: DrawingContext, [x, y, width, height]: Box, radius: number): string {
  const frame = rectangle([x - 2.6, y - 2.6, width + 5.2, height + 5.2], FRAME, `rx="${radius + 2}"`);
  const glass = rectangle([x, y, width, height], glassPaint(context), `rx="${radius}"`);
  if (context.light.windows === 'lit') {
    const fold = round(width * 0.15);
    const curtain = rectangle([x, y, fold, height], '#b3713a', `rx="${round(radius * 0.6)}" opacity=".5"`);
    const other = rectangle(
      [x + width - fold, y, fold, height],
      '#b3713a',
      `rx="${round(radius * 0.6)}" opacity=".5"`,
    );
    return frame + glass + curtain + other;
  }
  const at = (share: number) => round(x + width * share);
  const foot = y + height;
  const wide = `M${at(0.14)} ${foot}L${at(0.42)} ${y}H${at(0.6)}L${at(0.32)} ${foot}Z`;
  const narrow = `M${at(0.4)} ${foot}L${at(0.68)} ${y}H${at(0.73)}L${at(0.45)} ${foot}Z`;
  return frame + glass + fillPath(wide + narrow, '#fff', 'opacity=".15"');
}

/** A pane with a half-closed blind. */
export function paneWithBlind(context: DrawingContext, box: Box, radius: number): string {
  if (context.light.windows === 'lit') return pane(context, box, radius);
  const [x, y, width, height] = box;
  return (
    pane(context, box, radius) +
    rectangle([x, y, width, height * 0.3], '#efe7d6', `rx="${radius}" opacity=".82"`)
  );
}

/** The living area's door with window, handle and step. */
export function livingRoomDoor(context: DrawingContext, [x, y, width, height]: Box): string {
  const edge = 'rx="9" stroke="#000" stroke-opacity=".26" stroke-width="2.2"';
  return [
    rectangle([x, y, width, height], context.livery.body, edge),
    rectangle([x, y, width, height], context.light.colour, `rx="9" opacity="${context.light.strength}"`),
    pane(context, [x + 15, y + 17, width - 30, height * 0.26], 6),
    rectangle([x + 4, y + height * 0.52, 9, 18], '#4d5654', 'rx="4"'),
    rectangle([x + 6, y + height + 6, width - 12, 7], '#2b3331', 'rx="3"'),
  ].join('');
}

export function lockerHatch([x, y, width, height]: Box, ink = '#000'): string {
  const lock = (cx: number) => `<circle cx="${cx}" cy="${y + height / 2}" r="3.2" fill="#4d5654"/>`;
  const edge = `rx="7" stroke="${ink}" stroke-opacity=".26" stroke-width="2.2"`;
  return rectangle([x, y, width, height], 'none', edge) + lock(x + 14) + lock(x + width - 14);
}

export function fridgeVent(x: number, y: number): string {
  const lines = `M${x + 5} ${y + 7}h28M${x + 5} ${y + 13}h28M${x + 5} ${y + 19}h28`;
  return (
    rectangle(
      [x, y, 38, 26],
      '#000',
      'fill-opacity=".08" rx="4" stroke="#000" stroke-opacity=".22" stroke-width="1.6"',
    ) + strokePath(lines, '#000', 2, 'stroke-opacity=".22"')
  );
}

export function awningCase(from: number, to: number, y: number): string {
  return (
    rectangle([from, y, to - from, 17], '#e2e5e0', 'rx="7"') +
    rectangle([from + 3, y + 11, to - from - 6, 5], '#000', 'opacity=".22" rx="2.5"')
  );
}

export function tailLamp(y: number, height: number): string {
  return (
    rectangle([0, y, 7, height], '#b8271e', 'rx="3"') + rectangle([0, y + height, 7, 14], '#f0a13a', 'rx="3"')
  );
}

export function handle(x: number, y: number, colour = '#1d2524'): string {
  return rectangle([x, y, 19, 6], colour, 'rx="3"');
}

/** Highlight along the edge of the roof. */
export function roofLight(d: string): string {
  return strokePath(d, '#fff', 2.4, 'stroke-opacity=".72"');
}
