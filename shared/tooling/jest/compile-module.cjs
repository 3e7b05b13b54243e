const { Script } = require('node:vm');

/** Compiled modules of this process by file. */
const known = new Map();

/**
 * The script whose value is the function of a module, with these parameters. The same source gives the same script,
 * which can be run in any number of contexts.
 *
 * @param {{ source: string, filename: string, parameters: string[] }} module
 * @throws SyntaxError
 */
exports.compileModule = function compileModule({ source, filename, parameters }) {
  const head = `(function (${parameters.join(', ')}) {`;
  const code = `${head}${source}\n})`;
  const earlier = known.get(filename);
  if (earlier?.code === code) return earlier.script;
  const script = new Script(code, { filename, columnOffset: -head.length });
  known.set(filename, { code, script });
  return script;
};
