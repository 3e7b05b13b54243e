import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The environment of the command line. */
export interface CommandEnvironment {
  env: Readonly<Record<string, string | undefined>>;
  /** The repository. */
  root: string;
  /** The data folder. */
  home: string;
  /** Where relative paths of the caller begin. */
  folder: string;
  now(): number;
  /** One line of progress, on stderr. */
  showProgress(line: string): void;
  /** The answer, on stdout. */
  print(text: string): void;
}

/** The environment of a real run. npm starts scripts at the root and keeps the caller's folder in INIT_CWD. */
export function createEnvironment(): CommandEnvironment {
  const { env } = process;
  const root = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '');
  const folder = env.INIT_CWD ?? process.cwd();
  return {
    env,
    root,
    home: env.CAMPAVIA_HOME ? resolve(env.CAMPAVIA_HOME) : resolve(root, '.campavia'),
    folder,
    now: () => Date.now(),
    showProgress: (line) => void process.stderr.write(`${line}\n`),
    print: (text) => void process.stdout.write(text),
  };
}
