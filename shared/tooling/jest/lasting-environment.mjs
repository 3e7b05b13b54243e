import { TestEnvironment } from 'jest-environment-node';

/** The environment of each project in this process. */
const environments = new Map();

/**
 * Node's environment, made once in a worker for all test files of a project. Sources and packages stay loaded in it (see
 * runtime.cjs); test files and what is under `test` are loaded anew.
 */
export default function provideEnvironment(config, context) {
  const { id } = config.projectConfig;
  if (!environments.has(id)) environments.set(id, new LastingEnvironment(config, context));
  return environments.get(id);
}

class LastingEnvironment extends TestEnvironment {
  /** Modules that are executed once, by file. */
  lastingModules = new Map();
  /** Their source maps, by file. */
  sourceMaps = new Map();

  constructor(config, context) {
    super(config, context);
    this.variables = { ...this.global.process.env };
    this.exit = this.global.process.exit;
  }

  // Undoes what the next file would notice; all else stays.
  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    const { process } = this.global;
    process.exit = this.exit;
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, this.variables);
  }
}
