import type { CommandEnvironment } from '../environment';

/** How a run of the command line ended. */
export const EXIT = { done: 0, refused: 1, usage: 2, away: 3, moved: 4 } as const;

/** An option of a command; without a placeholder it is a switch. */
export interface OptionDefinition {
  /** What stands after it in the help: `5`, `de,AT`. */
  placeholder?: string;
  summary: string;
}

/** What a command was given, every option by its name: a text, or `true` for a switch. */
export interface CommandCall {
  operands: string[];
  options: Readonly<Record<string, string | true>>;
  environment: CommandEnvironment;
}

/** What a command found or did. */
export interface CommandOutcome {
  /** The document of `--json`. */
  json: object;
  /** The same for a person. */
  lines: string[];
  /** 0 unless said. */
  exitCode?: number;
  /** The document was printed while the work went on. */
  isPrinted?: boolean;
}

/** One thing that the command line can do. */
export interface CommandDefinition {
  /** `promote`, `mix make`. */
  name: string;
  /** What stands behind it in the help: `<part>@<version>… --to <channel>`. */
  usage: string;
  /** What it is for, in at most sixty characters. */
  summary: string;
  /** What else its own help says. */
  more?: string;
  /** Fewest and most words behind it. */
  words: readonly [least: number, most: number];
  options?: Readonly<Record<string, OptionDefinition>>;
  examples?: readonly string[];
  /** It writes a log entry: takes `--dry-run` and `--head`. */
  writesLogEntry?: boolean;
  /** For the project's own programs; the help does not name it. */
  isHidden?: boolean;
  run(call: CommandCall): Promise<CommandOutcome>;
}

/** The command line was not understood; says what is wrong and what to do. */
export class UsageError extends Error {}
