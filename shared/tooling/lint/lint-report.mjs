/**
 * The problems in oxlint's json report by file. A diagnostic names its rule as `scope(name)`; one without a rule, such
 * as an unused disable comment, is named by its message.
 *
 * @returns {{ file: string, line: number, rule: string, message: string }[]}
 */
export function problemsOf({ diagnostics }) {
  return diagnostics.map(({ filename, labels, code, message }) => ({
    file: filename,
    line: labels[0]?.span.line ?? 1,
    rule: ruleOf(code) ?? message,
    message,
  }));
}

function ruleOf(code) {
  const [, scope, name] = /^(.+)\((.+)\)$/.exec(code ?? '') ?? [];
  if (!name) return undefined;
  return scope === 'eslint' ? name : `${scope}/${name}`;
}
