import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { loadSources } from '../dev/load-sources.mjs';

/** Packages whose exported components are widgets. */
const WIDGET_PACKAGES = ['shared/ui', 'shared/parts'];

/**
 * All screens (addresses of the shell and the remotes that are not redirects), all slots and all widgets: everything
 * that must have stories.
 *
 * @param {string} root of the repository
 */
export async function listWidgets(root) {
  const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.config.ts')));
  const configs = await Promise.all(
    remotes.map((name) => loadSources(root, `export { config } from './${name}/remote.config.ts';`)),
  );
  const declared = configs.map(({ config }) => config);
  return {
    screens: declared.flatMap(({ name, addresses }) =>
      addresses.filter(({ redirect }) => !redirect).map(({ id }) => ({ part: name, address: id })),
    ),
    slots: declared.flatMap(({ name, slots }) => (slots?.offers ?? []).map((slot) => ({ part: name, slot }))),
    widgets: WIDGET_PACKAGES.flatMap((name) => widgetsOf(root, name)),
  };
}

/** Names with a capital that the package's entry points export as values. */
function widgetsOf(root, part) {
  const { exports } = JSON.parse(readFileSync(join(root, part, 'package.json'), 'utf8'));
  const files = Object.values(exports).map((file) => join(root, part, file));
  const program = ts.createProgram(files, { jsx: ts.JsxEmit.ReactJSX, skipLibCheck: true, noLib: true });
  const checker = program.getTypeChecker();
  const names = files.flatMap((file) => {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(file));
    const targets = checker.getExportsOfModule(symbol).map((each) => targetOf(checker, each));
    return targets.filter(isComponent).map(({ name }) => name);
  });
  return [...new Set(names)].sort().map((widget) => ({ part, widget }));
}

/** A deprecated name is an alias of another component. */
function targetOf(checker, symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function isComponent({ flags, name }) {
  return (flags & ts.SymbolFlags.Function) !== 0 && /^[A-Z][a-z]/.test(name);
}
