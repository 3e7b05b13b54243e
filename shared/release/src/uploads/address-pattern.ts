import { badReleaseRefusal, textCheck, type Check } from './shape-checks';

const HOLE = /\{([A-Za-z_]\w*)\}/g;
/** Replaces parameters while the rest of a segment is checked. */
const FILLED = '*';
/** Segments with URL-safe characters and at most two parameters that are separated by text. */
const SEGMENT = /^(?:[\w.~-]+|[\w.~-]*\*[\w.~-]*|[\w.~-]*\*[\w.~-]+\*[\w.~-]*)$/;

function isPattern(pattern: string): boolean {
  if (pattern === '/') return true;
  const segments = pattern.replace(HOLE, FILLED).split('/');
  const isWhole = segments.shift() === '' && segments.every((segment) => SEGMENT.test(segment));
  return isWhole && !pattern.includes(FILLED);
}

/** A repeated parameter, or a pattern that is expensive to match, would slow down every page of the site. */
export const addressPattern: Check = (value, field) => {
  textCheck()(value, field);
  const pattern = value as string;
  if (!isPattern(pattern)) {
    throw badReleaseRefusal(
      `${field} must be a path like /campers/{id} with at most two parameters in a segment, not ${JSON.stringify(value)}`,
    );
  }
  const parameters = [...pattern.matchAll(HOLE)].map(([, parameter]) => parameter);
  const twice = parameters.find((parameter, index) => parameters.indexOf(parameter) !== index);
  if (twice !== undefined) throw badReleaseRefusal(`${field} must not have the parameter {${twice}} twice`);
};
