const { Script } = require('node:vm');

/** Compiled modules of this process by file. */
const known = new Map();

/**
 * The script whose value is the function of a module, with these parameters. The same source returns the same script,
 * which can run in any number of contexts.
 *
 * @param {{ source: string, filename: string, parameters: string[] }} module
 * @throws SyntaxError
 */
exports.compileModule = function compileModule({ source, filename, parameters }) {
  const signature = parameters.join(', ');
  const earlier = known.get(filename);
  if (earlier?.source === source && earlier.signature === signature) return earlier.script;
  const script = compile(source, filename, parameters);
  known.set(filename, { source, signature, script });
  return script;
};

function compile(source, filename, parameters) {
  const head = `(function (${parameters.join(', ')}) {`;
  try {
    return new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  } catch (error) {
    // The module declares a name that is also a parameter.
    const [, name] = /^Identifier '(\w+)' has already been declared$/.exec(error.message) ?? [];
    if (!parameters.includes(name)) throw error;
    return compile(
      source,
      filename,
      parameters.map((each) => (each === name ? `${name}$` : each)),
    );
  }
}
