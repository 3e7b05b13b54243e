import { Ajv } from 'ajv';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

const WITHOUT_SHELL = /^otel\/opentelemetry-collector/;

/**
 * Checks a compose file against the schema of the compose specification, and that the files and services it names
 * exist.
 *
 * @param {{ text: string, schema: object, isThere: (path: string) => boolean, example: string }} given `isThere` checks
 * a path relative to the file; `example` is the text of `.env.example`
 * @returns {{ name: string, problems: string[] }[]}
 */
export function checkCompose({ text, schema, isThere, example }) {
  const document = parseDocument(text, { merge: true });
  const file = document.toJS() ?? {};
  const services = Object.entries(file.services ?? {}).map(([name, service]) => [name, service ?? {}]);
  return [
    { name: 'compose file is YAML', problems: document.errors.map((error) => error.message) },
    { name: 'compose file matches the schema', problems: schemaProblems(file, schema) },
    { name: 'compose file has services', problems: services.length > 0 ? [] : ['there is none'] },
    {
      name: '.env.example names the variables of the compose file',
      problems: exampleProblems(text, example),
    },
    ...services.flatMap(([name, service]) => [
      {
        name: `service ${name} has a build or a versioned image`,
        problems: originProblems(service, isThere),
      },
      {
        name: `service ${name} depends on services that exist`,
        problems: dependencyProblems(service, file.services),
      },
      { name: `service ${name} runs only in the chosen environment`, problems: environmentProblems(service) },
      { name: `service ${name} has few privileges`, problems: rightsProblems(service) },
      { name: `service ${name} has a health check`, problems: healthProblems(service) },
      { name: `service ${name} mounts files that exist`, problems: mountProblems(service, isThere) },
    ]),
  ];
}

function schemaProblems(file, schema) {
  // The schema names its dialect by an address that differs slightly from the one that the validator knows.
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

function rightsProblems({ user, read_only: isReadOnly, cap_drop: dropped = [], privileged }) {
  const isRoot = user === undefined || /^(root|0)(:|$)/.test(String(user));
  return [
    ...(isRoot ? ['runs as root'] : []),
    ...(isReadOnly === true ? [] : ['can write its file system']),
    ...(dropped.includes('ALL') ? [] : ['keeps capabilities']),
    ...(privileged ? ['is privileged'] : []),
  ];
}

/** A service that ends by itself is checked by its exit code, and an image without a shell cannot run a check. */
function healthProblems({ healthcheck, restart, image = '' }) {
  const isExempt = restart === 'no' || WITHOUT_SHELL.test(image);
  if (healthcheck?.test || (healthcheck?.disable && isExempt)) return [];
  return ['has no health check'];
}

function mountProblems({ volumes = [] }, isThere) {
  const sources = volumes.flatMap((volume) =>
    typeof volume === 'string' ? choices(volume).map((each) => each.split(':')[0]) : [volume.source],
  );
  return [...new Set(sources)]
    .filter((source) => source?.startsWith('./') && !isThere(source))
    .map((source) => `${source} does not exist`);
}

/** A text with its variables unset, and with those set that only choose another text. */
function choices(text) {
  const unset = text.replaceAll(/\$\{\w+:?-([^}]*)\}/g, '$1');
  return ['', '$1'].map((chosen) => unset.replaceAll(/\$\{\w+:?\+([^}]*)\}/g, chosen));
}

function exampleProblems(text, example) {
  const read = new Set([...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name));
  const named = new Set([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name));
  return [
    ...[...read].filter((name) => !named.has(name)).map((name) => `${name} is not in .env.example`),
    ...[...named].filter((name) => !read.has(name)).map((name) => `${name} is not read`),
  ];
}

/** A misspelt variable must not enable the sandbox: without a value compose refuses to start. */
function environmentProblems({ environment = {} }) {
  const value = environment.CAMPAVIA_ENV;
  const isSaid = value === undefined || value === 'production' || /^\$\{CAMPAVIA_ENV:\?[^}]+\}$/.test(value);
  return isSaid ? [] : [`CAMPAVIA_ENV has the default ${value}`];
}
