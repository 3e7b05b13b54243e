import { DockerfileParser } from 'dockerfile-ast';
import { validate, ValidationSeverity } from 'dockerfile-utils';

const LINT = { instructionJSONInSingleQuotes: ValidationSeverity.ERROR };
const VERSIONED = /^[^:]+:(?!latest$)[^:]+$/;
/** Made in an earlier stage, so that the sources do not have it. */
const BUILT = /(^|\/)(node_modules|dist)(\/|$)/;

/**
 * Checks a Dockerfile: its syntax and what its linter knows, versions of base images, stages and files that exist, a last
 * stage that runs without root and tells its health.
 *
 * @param {{ text: string, isThere: (path: string) => boolean }} given `isThere` checks a path relative to the build's
 * context
 * @returns {string[]} problems
 */
export function checkDockerfile({ text, isThere }) {
  const file = DockerfileParser.parse(text);
  const stages = stagesOf(file);
  return [
    ...validate(text, LINT).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`),
    ...stages.flatMap((stage, index) => originProblems(stage, namesOf(stages.slice(0, index)))),
    ...file.getCOPYs().flatMap((copy) => copyProblems(copy, { names: namesOf(stages), isThere })),
    ...finalProblems(stages.at(-1)),
  ];
}

function stagesOf(file) {
  const stages = [];
  for (const instruction of file.getInstructions()) {
    if (instruction.getKeyword() === 'FROM') stages.push({ from: instruction, instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

function namesOf(stages) {
  return stages.map(({ from }) => from.getBuildStage()).filter(Boolean);
}

function originProblems({ from }, earlier) {
  const image = from.getImage() ?? '';
  if (earlier.includes(image) || VERSIONED.test(image)) return [];
  return [`${image || 'a stage'} has no version`];
}

function copyProblems(copy, { names, isThere }) {
  const from = copy.getFlags().find((flag) => flag.getName() === 'from');
  const paths = copy.getArguments().map((argument) => argument.getValue());
  const sources = paths.slice(0, -1);
  if (!from) return sources.filter((path) => !isThere(path)).map((path) => `${path} does not exist`);
  if (!names.includes(from.getValue())) return [`there is no stage ${from.getValue()}`];
  return sources
    .map((path) => path.replace(/^\/srv\/campavia\//, ''))
    .filter((path) => !BUILT.test(path) && !isThere(path))
    .map((path) => `${path} does not exist`);
}

function finalProblems(stage) {
  const last = (keyword) => stage?.instructions.findLast((each) => each.getKeyword() === keyword);
  const user = last('USER')?.getArgumentsContent();
  return [
    ...(user && !/^(root|0)(:|$)/.test(user) ? [] : ['runs as root']),
    ...(last('HEALTHCHECK') ? [] : ['has no health check']),
    ...(last('CMD') || last('ENTRYPOINT') ? [] : ['starts nothing']),
  ];
}
