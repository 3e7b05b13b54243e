import type { StartingWindow } from './start-mark';

/** What the reader is told when nothing starts. */
export interface StartNotice {
  title: string;
  text: string;
  reload: string;
}

/** A release of the shell, as the composition names it. */
export interface ShellScript {
  version: string;
  entry: string;
  integrity: string;
  styles?: { url: string; integrity: string }[];
  fallback?: ShellScript;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): typeof rules;
}

/** The window of a page that has not started yet. */
export type GuardedWindow = Window & StartingWindow & { trustedTypes?: PolicyFactory };
