import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { format } from 'oxfmt';

const CONFIG = resolve(import.meta.dirname, '../../../.oxfmtrc.json');
/** File types that the generators write and that have no formatter. */
const UNFORMATTED = /^(package-lock\.json|.*\.sql)$/;

/**
 * The text of a file in the format of the project.
 *
 * @param {{file: string, text: string, options?: import('oxfmt').FormatConfig}} input the name of `file` determines the
 * language; `options` override those of the project
 * @throws {Error} when the text has a syntax error
 */
export async function formatText({ file, text, options }) {
  if (UNFORMATTED.test(basename(file))) return text;
  const project = JSON.parse(readFileSync(CONFIG, 'utf8'));
  const { code, errors } = await format(file, text, { ...project, ...options });
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${errors[0].message}`);
  return code;
}
