import { TestEnvironment } from 'jest-environment-node';

/** The environment of each project in this process. */
const environments = new Map();

/**
 * Node's environment, created once in a worker for all test files of a project. Sources and packages stay loaded in it
 * (see runtime.cjs); test files and files under `test` are loaded for each test file.
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

  // Restores what the next test file would notice; the rest stays.
  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    const { process } = this.global;
    process.exit = this.exit;
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, this.variables);
  }
}
