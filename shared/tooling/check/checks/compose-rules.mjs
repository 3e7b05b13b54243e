import { Ajv } from 'ajv';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

/**
 * Checks a compose file: against the schema of the compose specification, and that what it names exists.
 *
 * @param {{ text: string, schema: object, isThere: (path: string) => boolean }} given `isThere` checks a path
 *   relative to the file
 * @returns {{ name: string, problems: string[] }[]}
 */
export function checkCompose({ text, schema, isThere }) {
  const document = parseDocument(text);
  const file = document.toJS() ?? {};
  const services = Object.entries(file.services ?? {}).map(([name, service]) => [name, service ?? {}]);
  return [
    { name: 'compose file is YAML', problems: document.errors.map((error) => error.message) },
    { name: 'compose file follows the schema', problems: schemaProblems(file, schema) },
    { name: 'compose file has services', problems: services.length > 0 ? [] : ['there is none'] },
    ...services.flatMap(([name, service]) => [
      { name: `service ${name} can be made`, problems: originProblems(service, isThere) },
      {
        name: `service ${name} waits for services that exist`,
        problems: dependencyProblems(service, file.services),
      },
      { name: `service ${name} runs as nothing but what was said`, problems: environmentProblems(service) },
    ]),
  ];
}

function schemaProblems(file, schema) {
  // The schema names its dialect by an address that the validator knows under a slightly different one.
  const rules = { ...schema, $schema: undefined };
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(rules);
  if (validate(file)) return [];
  return validate.errors.map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

function originProblems({ image, build }, isThere) {
  if (!build) return /:[^:]+$/.test(image ?? '') ? [] : ['has neither a build nor an image with a version'];
  const { context = '.', dockerfile = 'Dockerfile' } = typeof build === 'string' ? { context: build } : build;
  const path = join(context, dockerfile);
  return isThere(path) ? [] : [`${path} does not exist`];
}

function dependencyProblems({ depends_on: needed = [] }, services) {
  const names = Array.isArray(needed) ? needed : Object.keys(needed);
  return names.filter((name) => !services[name]).map((name) => `there is no service ${name}`);
}

/** A misspelt setting must not open the sandbox: without a value compose refuses. */
function environmentProblems({ environment = {} }) {
  const value = environment.CAMPAVIA_ENV;
  const isSaid = value === undefined || value === 'production' || /^\$\{CAMPAVIA_ENV:\?[^}]+\}$/.test(value);
  return isSaid ? [] : [`CAMPAVIA_ENV has the default ${value}`];
}
