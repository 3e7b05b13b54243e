import type { StartingWindow } from './start-mark';

export interface StartNotice {
  title: string;
  text: string;
  reload: string;
}

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

export type GuardedWindow = Window & StartingWindow & { trustedTypes?: PolicyFactory };
