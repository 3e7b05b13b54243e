import { readFileSync } from 'node:fs';
import path from 'node:path';

import typescript from 'typescript';

import { FROM_FIELDS, literalNames } from './literal-names.mjs';

const { SyntaxKind: Kind, ScriptTarget, createSourceFile } = typescript;

const KIT = '@campavia/remote-kit';
const BUILDERS = ['pathOf', 'hrefOf'];
const ADDRESS_NAME = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)*$/;
const TAGS = [Kind.JsxOpeningElement, Kind.JsxSelfClosingElement, Kind.JsxClosingElement];

function visit(node, see) {
  see(node);
  node.forEachChild((child) => visit(child, see));
}

/** The local names that a file imports from remote-kit: `{ AddressLink: 'AddressLink' }`. */
function importsFromKit(file) {
  const taken = {};
  for (const statement of file.statements) {
    if (statement.kind !== Kind.ImportDeclaration || statement.moduleSpecifier.text !== KIT) continue;
    for (const { name, propertyName } of statement.importClause?.namedBindings?.elements ?? []) {
      taken[name.text] = (propertyName ?? name).text;
    }
  }
  return taken;
}

/** `const CardLink = styled(AddressLink)…`: an alias of a link component, used anywhere in the part. */
function styledLinks(file) {
  const names = [];
  const taken = importsFromKit(file);
  visit(file, (node) => {
    if (node.kind !== Kind.CallExpression || node.expression.text !== 'styled') return;
    if (taken[node.arguments[0]?.text] !== 'AddressLink') return;
    let declaration = node;
    while (declaration && declaration.kind !== Kind.VariableDeclaration) declaration = declaration.parent;
    if (declaration) names.push(declaration.name.text);
  });
  return names;
}

/** `function OnlineLink(props: AddressLinkProps)`: an alias of a link component as well; its users name the address. */
function isLinkComponent(node, taken) {
  if (node.kind !== Kind.FunctionDeclaration) return false;
  return taken[node.parameters[0]?.type?.typeName?.text] === 'AddressLinkProps';
}

function linkComponents(file) {
  const taken = importsFromKit(file);
  return file.statements
    .filter((statement) => isLinkComponent(statement, taken))
    .map(({ name }) => name.text);
}

function attributesOf(element) {
  const attributes = element.attributes.properties.filter(({ kind }) => kind === Kind.JsxAttribute);
  return new Map(attributes.map(({ name, initializer }) => [name.text, initializer]));
}

/** Reads one file; `add` receives each promise, `refuse` each place that cannot be read. */
function readFile(file, { links, add, refuse }) {
  const taken = importsFromKit(file);

  function readLink(element) {
    const attributes = attributesOf(element);
    const shownAs = attributes.get('as')?.expression?.text;
    const tag = element.tagName.text;
    if (taken[tag] === 'Slot') return addNames('fills', attributes.get('name'), element);
    const isLink = [tag, shownAs].some((name) => links.has(name) || taken[name] === 'AddressLink');
    if (isLink) addNames('links', attributes.get('to'), element);
  }

  function readCall(call) {
    const [first] = call.arguments;
    if (BUILDERS.includes(taken[call.expression.text])) addNames('links', first, call);
    const visitor = call.expression.kind === Kind.PropertyAccessExpression && call.expression.name.text;
    if (visitor === 'send' || visitor === 'subscribe')
      add(visitor === 'send' ? 'sends' : 'hears', literalNames(first ?? call) ?? []);
  }

  function addNames(promise, expression, node) {
    const names = expression && literalNames(expression);
    if (names) add(promise, names);
    else refuse(promise, node);
  }

  /** The calls of a builder that is passed on cannot be found. */
  function readBuilder(identifier) {
    const { parent } = identifier;
    if (!BUILDERS.includes(taken[identifier.text])) return;
    const isKnown = parent.kind === Kind.ImportSpecifier || parent.kind === Kind.TypeQuery;
    const isName = parent.name === identifier;
    const isCalled = parent.kind === Kind.CallExpression && parent.expression === identifier;
    if (!isKnown && !isName && !isCalled) refuse('links', identifier);
  }

  function isInLinkComponent(node) {
    return node !== undefined && (isLinkComponent(node, taken) || isInLinkComponent(node.parent));
  }

  visit(file, (node) => {
    if (node.kind === Kind.CallExpression) readCall(node);
    if (node.kind === Kind.Identifier) readBuilder(node);
    if (TAGS.includes(node.kind) && node.attributes && !isInLinkComponent(node)) readLink(node);
  });
}

/** Values of fields called `address`, if they can be names of addresses. */
function fieldValues(files) {
  const names = [];
  for (const file of files) {
    visit(file, (node) => {
      if (node.kind !== Kind.PropertyAssignment || node.name.text !== 'address') return;
      names.push(...(literalNames(node.initializer) ?? []));
    });
  }
  return names.filter((name) => ADDRESS_NAME.test(String(name)));
}

const PROMISE_READERS = {
  links: `the address of the link is not a literal. Write its name there ('listing'), or use a field called \`address\` whose values are literals`,
  fills: `the slot is not a literal. Write its name there: <Slot name="wishlist.heart" …>`,
};

/**
 * The promises of a part in its sources.
 *
 * @param {string[]} names of its files
 * @param {string} root of the repository, for messages
 * @returns {{links: string[], sends: string[], hears: string[], fills: string[]}}
 * @throws Error that names every place where an address or a slot is not a literal
 */
export function readSources(names, root) {
  const files = names.map((name) =>
    createSourceFile(name, readFileSync(name, 'utf8'), ScriptTarget.ES2022, true),
  );
  const found = { links: new Set(), sends: new Set(), hears: new Set(), fills: new Set() };
  const refusals = [];
  const links = new Set(files.flatMap((file) => [...styledLinks(file), ...linkComponents(file)]));
  for (const file of files) {
    readFile(file, {
      links,
      add: (promise, said) => said.forEach((name) => found[promise].add(name)),
      refuse(promise, node) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        refusals.push(`${path.relative(root, file.fileName)}:${line + 1}: ${PROMISE_READERS[promise]}`);
      },
    });
  }
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
  if (found.links.delete(FROM_FIELDS)) fieldValues(files).forEach((name) => found.links.add(name));
  return Object.fromEntries(Object.entries(found).map(([promise, said]) => [promise, [...said]]));
}
