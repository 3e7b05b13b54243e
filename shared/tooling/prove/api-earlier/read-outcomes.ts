import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or a file that could not run: that has no name. */
export interface Failure {
  file: string;
  name: string;
  message: string;
}

export interface TestOutcomes {
  passed: number;
  failures: Failure[];
}

interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Reads Jest's `--json`; files are named as in the repository. */
export function readOutcomes(report: JestReport, folder: string): TestOutcomes {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(folder, name).replaceAll('\\', '/');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ file, name: '', message: firstLine(message) }];
    return failed.map(({ fullName, failureMessages: [text = ''] }) => ({
      file,
      name: fullName,
      message: firstLine(text),
    }));
  });
  return { passed: report.numPassedTests, failures };
}

function firstLine(text: string): string {
  return stripVTControlCharacters(text).trim().split('\n')[0] ?? '';
}
