export type Point = readonly [x: number, y: number];

/** Left edge, top edge, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export const SCENE_WIDTH = 1200;
export const SCENE_HEIGHT = 800;

/** One decimal is precise enough and keeps the files small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function rectangle([x, y, width, height]: Box, fill: string, extra = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function band(top: number, height: number, fill: string): string {
  return rectangle([0, top, SCENE_WIDTH, height], fill);
}

export function ellipse([x, y, rx, ry]: Box, fill: string, extra = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function fillPath(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function strokePath(d: string, colour: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${extra && ` ${extra}`}/>`;
}

export function opacity(value: number): string {
  return `opacity="${round(value * 10) / 10}"`;
}

/** Moves a drawing made around 0,0 to its position; a negative width scale mirrors it. */
export function place(
  drawing: string,
  [x, y]: Point,
  scale: number,
  facing: 'right' | 'left' = 'right',
): string {
  const across = facing === 'left' ? -scale : scale;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${across} ${scale})">${drawing}</g>`;
}

/** A curve through all points, closed down to `floor` when one is given. */
export function curveThrough(points: readonly Point[], floor?: number): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point;
  const [startX, startY] = at(0);
  let d = `M${round(startX)} ${round(startY)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave = `${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)}`;
    const arrive = `${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)}`;
    d += `C${leave} ${arrive} ${round(to[0])} ${round(to[1])}`;
  }
  return floor === undefined ? d : `${d}V${floor}H${round(startX)}Z`;
}

/** Straight lines through all points, closed down to `floor` when one is given. */
export function lineThrough(points: readonly Point[], floor?: number): string {
  const d = `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
  return floor === undefined ? d : `${d}V${floor}H${round(points[0]?.[0] ?? 0)}Z`;
}
