/** Offset from 0 to 1, colour, and opacity where it is not 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Where a gradient runs, in fractions of the painted shape. */
export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Shared definitions of one drawing: ids are unique in the file, and equal definitions are stored once. */
export interface SvgSheet {
  /** Adds a linear gradient, top-down by default; returns its paint reference. */
  linear(stops: readonly Stop[], line?: Line): string;
  /** Adds a radial gradient from the middle of the shape outwards; returns its paint reference. */
  radial(stops: readonly Stop[]): string;
  /** Adds a soft-edged disc of one colour, for shadows, glow and clouds; returns its paint reference. */
  soft(colour: string, opacity: number): string;
  /** Adds a clip path; returns the attribute value that refers to it. */
  clip(path: string): string;
  definitions(): string;
}

const DOWNWARDS: Line = { x1: 0, y1: 0, x2: 0, y2: 1 };

export function createSheet(): SvgSheet {
  const idsByMarkup = new Map<string, string>();

  function define(markup: string): string {
    const id = idsByMarkup.get(markup) ?? `d${idsByMarkup.size.toString(36)}`;
    idsByMarkup.set(markup, id);
    return `url(#${id})`;
  }

  function radial(stops: readonly Stop[]): string {
    return define(`<radialGradient id="@">${stopsMarkup(stops)}</radialGradient>`);
  }

  return {
    linear: (stops, { x1, y1, x2, y2 } = DOWNWARDS) =>
      define(
        `<linearGradient id="@" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsMarkup(stops)}</linearGradient>`,
      ),
    radial,
    soft: (colour, opacity) =>
      radial([
        [0, colour, opacity],
        [0.45, colour, opacity * 0.72],
        [0.75, colour, opacity * 0.2],
        [1, colour, 0],
      ]),
    clip: (path) => define(`<clipPath id="@"><path d="${path}"/></clipPath>`),
    definitions: () => [...idsByMarkup].map(([markup, id]) => markup.replace('"@"', `"${id}"`)).join(''),
  };
}

function stopsMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      const seeThrough = opacity === 1 ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${seeThrough}/>`;
    })
    .join('');
}
