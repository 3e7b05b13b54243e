import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, 'templates');
const PARAMETER = /__([A-Za-z]+(?:_[A-Za-z]+)*)__/g;

/**
 * A template with its placeholders filled: `__name__`.
 *
 * @param {string} file in `templates` @param {Record<string, string>} values
 */
export function fill(file, values) {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  return text.replace(PARAMETER, (_, name) => {
    if (values[name] === undefined) throw new Error(`${file}: __${name}__ has no value`);
    return values[name];
  });
}
