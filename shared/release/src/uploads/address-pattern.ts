import { badRelease, text, type Check } from './shape-checks';

const HOLE = /\{([A-Za-z_]\w*)\}/g;
/** What stands for a hole while the rest of a segment is looked at. */
const FILLED = '*';
/** Whole segments of what addresses are written in, with at most two holes, and something between them. */
const SEGMENT = /^(?:[\w.~-]+|[\w.~-]*\*[\w.~-]*|[\w.~-]*\*[\w.~-]+\*[\w.~-]*)$/;

function isPattern(pattern: string): boolean {
  if (pattern === '/') return true;
  const segments = pattern.replace(HOLE, FILLED).split('/');
  const isWhole = segments.shift() === '' && segments.every((segment) => SEGMENT.test(segment));
  return isWhole && !pattern.includes(FILLED);
}

/** The same hole twice, or more than can be compared with any path in no time, would cost every page of the site. */
export const addressPattern: Check = (value, field) => {
  text()(value, field);
  const pattern = value as string;
  if (!isPattern(pattern)) {
    throw badRelease(
      `${field} must be a path like /campers/{id} with at most two holes in a segment, not ${JSON.stringify(value)}`,
    );
  }
  const holes = [...pattern.matchAll(HOLE)].map(([, hole]) => hole);
  const twice = holes.find((hole, index) => holes.indexOf(hole) !== index);
  if (twice !== undefined) throw badRelease(`${field} must not have the hole {${twice}} twice`);
};
