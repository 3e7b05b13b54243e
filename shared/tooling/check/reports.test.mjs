import { resolve } from 'node:path';

import { readCruise, readJest, readLint, readPlaywright } from './reports.mjs';

function jestReport(over) {
  return {
    success: true,
    numPassedTests: 2,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults: [],
    ...over,
  };
}

describe("jest's report", () => {
  it('counts a test file that cannot run as a failure', () => {
    const broken = {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [],
      message: 'Cannot find module\n at…',
    };
    const report = jestReport({ success: false, numRuntimeErrorTestSuites: 1, testResults: [broken] });
    expect(readJest(report)).toMatchObject({
      passed: 2,
      failed: 1,
      problems: ['a.test.ts: Cannot find module'],
    });
  });

  it('names the failed tests and the beginning of their messages', () => {
    const failed = {
      status: 'failed',
      fullName: 'refunds everything',
      failureMessages: ['\u001B[31mNot a cent\n at…'],
    };
    const file = { name: 'b.test.ts', status: 'failed', assertionResults: [failed, { status: 'passed' }] };
    const report = jestReport({ success: false, numFailedTests: 1, testResults: [file] });
    expect(readJest(report)).toMatchObject({
      failed: 1,
      problems: ['b.test.ts: refunds everything: Not a cent'],
    });
  });

  it('does not count skipped tests as passed', () => {
    expect(readJest(jestReport({ numPassedTests: 0, numPendingTests: 5 })).passed).toBe(0);
  });

  it('counts a run that reports itself as unsuccessful as a failure', () => {
    expect(readJest(jestReport({ success: false })).failed).toBe(1);
  });
});

describe("playwright's report", () => {
  const flaky = {
    ok: true,
    title: 'goes back',
    file: 'a.spec.ts',
    line: 3,
    tests: [{ status: 'flaky', results: [{ error: { message: 'No heading\n at…' } }, {}] }],
  };

  /** Of a run with one journey, which failed. */
  function problemsOf(title, result) {
    const spec = { ok: false, title, file: 'a.spec.ts', line: 3, tests: [{ results: [result] }] };
    const stats = { expected: 0, unexpected: 1, flaky: 0 };
    return readPlaywright({ stats, suites: [{ specs: [spec] }], errors: [] }).problems;
  }

  it('counts a journey that passed only on a retry as a failure', () => {
    const report = {
      stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 },
      errors: [],
      suites: [{ specs: [], suites: [{ specs: [flaky] }] }],
    };
    expect(readPlaywright(report)).toEqual({
      passed: 4,
      failed: 1,
      problems: ['a.spec.ts:3 goes back: No heading'],
    });
  });

  it('names the step of a journey that failed, its locator and its callers', () => {
    const error = {
      message:
        "\u001B[31mexpect(locator).toBeVisible() failed\n\nLocator:  getByRole('heading')\nTimeout: 10000ms",
      location: { file: resolve('e2e/pages/search-page.ts'), line: 35, column: 9 },
      stack: [
        'Error: failed',
        `    at expect (${resolve('node_modules/playwright/lib/matchers.js')}:7:1)`,
        `    at SearchPage.open (${resolve('e2e/pages/search-page.ts')}:35:9)`,
        `    at ${resolve('e2e/journeys/a.spec.ts')}:8:2`,
      ].join('\n'),
    };
    expect(problemsOf('searches', { error })).toEqual([
      "a.spec.ts:3 searches: expect(locator).toBeVisible() failed · getByRole('heading') · at e2e/pages/search-page.ts:35 < e2e/journeys/a.spec.ts:8",
    ]);
  });

  it('says what was expected and received, without the rest of a long text', () => {
    const message = `expect(received).toBe(expected) // Object.is equality\n\nExpected: "€10"\nReceived: "${'€'.repeat(200)}"`;
    const [problem] = problemsOf('pays', { error: { message } });
    expect(problem).toMatch(/equality · Expected: "€10" · Received: "€{109}$/);
  });

  it('names the step that was waiting when a journey timed out', () => {
    const timeout = { message: 'Test timeout of 60000ms exceeded.' };
    const waiting = {
      message: 'Error: page.goBack: Test ended.',
      location: { file: resolve('e2e/journeys/a.spec.ts'), line: 8, column: 2 },
    };
    expect(problemsOf('goes back', { error: timeout, errors: [timeout, waiting] })).toEqual([
      'a.spec.ts:3 goes back: Test timeout of 60000ms exceeded.; then Error: page.goBack: Test ended. · at e2e/journeys/a.spec.ts:8',
    ]);
  });

  it('counts a configuration that cannot be loaded as a failure', () => {
    const report = {
      stats: { expected: 0, unexpected: 0, flaky: 0 },
      errors: [{ message: 'no config' }],
      suites: [],
    };
    expect(readPlaywright(report)).toMatchObject({ passed: 0, failed: 1, problems: ['no config'] });
  });
});

describe("oxlint's report", () => {
  const problem = {
    filename: 'a.ts',
    code: 'typescript(no-explicit-any)',
    message: 'Unexpected any',
    labels: [{ span: { line: 3 } }],
  };

  it('is one check over all files', () => {
    expect(readLint({ number_of_files: 2, diagnostics: [] })).toMatchObject({ passed: 1, failed: 0 });
  });

  it('passes nothing when no file was checked', () => {
    expect(readLint({ number_of_files: 0, diagnostics: [] })).toMatchObject({ passed: 0, failed: 0 });
  });

  it('counts the files with a problem, and names the rule of each', () => {
    const core = { ...problem, code: 'eslint(max-lines)', message: 'too long' };
    expect(readLint({ number_of_files: 2, diagnostics: [problem, core] })).toEqual({
      passed: 0,
      failed: 1,
      problems: ['a.ts:3 Unexpected any (typescript/no-explicit-any)', 'a.ts:3 too long (max-lines)'],
    });
  });

  it('counts a problem without a rule or a place', () => {
    const nameless = { filename: 'a.ts', message: 'Unexpected token', labels: [] };
    expect(readLint({ number_of_files: 1, diagnostics: [nameless] }).failed).toBe(1);
  });
});

describe("dependency-cruiser's report", () => {
  const forbidden = [{ name: 'no-circular' }, { name: 'domain-is-pure' }];

  it('counts every import rule', () => {
    const violations = [{ rule: forbidden[0], from: 'a.ts', to: 'b.ts' }];
    const report = { summary: { totalCruised: 9, ruleSetUsed: { forbidden }, violations } };
    expect(readCruise(report)).toEqual({ passed: 1, failed: 1, problems: ['no-circular: a.ts → b.ts'] });
  });

  it('passes nothing when no file was checked', () => {
    const report = { summary: { totalCruised: 0, ruleSetUsed: { forbidden }, violations: [] } };
    expect(readCruise(report).passed).toBe(0);
  });
});
