import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The environment of the command line. */
export interface CommandEnvironment {
  env: Readonly<Record<string, string | undefined>>;
  /** Root folder of the repository. */
  root: string;
  /** The data folder. */
  home: string;
  /** Folder that the caller's relative paths refer to. */
  folder: string;
  now(): number;
  /** Prints a line of progress to stderr. */
  showProgress(line: string): void;
  /** Prints the result to stdout. */
  print(text: string): void;
}

/** The real environment. npm runs scripts in the root folder; the caller's folder is in INIT_CWD. */
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
