import typescript from 'typescript';

const { SyntaxKind: Kind } = typescript;

/** Marks names that come from fields called `address`: they are literals where the data is declared. */
export const FROM_FIELDS = Symbol('from fields called address');

/**
 * The possible names of an expression, as far as they are literals in its own file.
 *
 * @param {import('typescript').Expression} expression
 * @returns {(string | symbol)[] | undefined} undefined when they are computed
 */
export function literalNames(expression) {
  const read = READERS[expression.kind];
  return read ? read(expression) : undefined;
}

function together(...expressions) {
  const names = expressions.map(literalNames);
  return names.includes(undefined) ? undefined : names.flat();
}

const inside = ({ expression }) => literalNames(expression);

const READERS = {
  [Kind.StringLiteral]: ({ text }) => [text],
  [Kind.NoSubstitutionTemplateLiteral]: ({ text }) => [text],
  [Kind.NullKeyword]: () => [],
  [Kind.ParenthesizedExpression]: inside,
  [Kind.AsExpression]: inside,
  [Kind.SatisfiesExpression]: inside,
  [Kind.NonNullExpression]: inside,
  [Kind.JsxExpression]: inside,
  [Kind.ConditionalExpression]: ({ whenTrue, whenFalse }) => together(whenTrue, whenFalse),
  [Kind.BinaryExpression]: namesOfChoice,
  [Kind.ArrayLiteralExpression]: ({ elements }) => together(...elements),
  [Kind.CallExpression]: namesOfSearch,
  [Kind.PropertyAccessExpression]: ({ name }) => (name.text === 'address' ? [FROM_FIELDS] : undefined),
  [Kind.Identifier]: (identifier) =>
    identifier.text === 'undefined' ? [] : namesOfDeclared(identifier, identifier.getSourceFile()),
};

function namesOfChoice({ left, operatorToken, right }) {
  const isChoice = [Kind.QuestionQuestionToken, Kind.BarBarToken].includes(operatorToken.kind);
  return isChoice ? together(left, right) : undefined;
}

/** `['search', 'home'].find(…)` */
function namesOfSearch({ expression }) {
  const isSearch = expression.kind === Kind.PropertyAccessExpression && expression.name.text === 'find';
  return isSearch && expression.expression.kind === Kind.ArrayLiteralExpression
    ? literalNames(expression.expression)
    : undefined;
}

/** The values of all declarations with that name in the file; scopes are not distinguished. */
function namesOfDeclared(identifier, file) {
  const found = declarationsOf(identifier.text, file).map(namesOfDeclaration);
  return found.length === 0 || found.includes(undefined) ? undefined : found.flat();
}

function declarationsOf(name, node, found = []) {
  const isDeclaration = [Kind.VariableDeclaration, Kind.Parameter, Kind.BindingElement].includes(node.kind);
  if (isDeclaration && node.name.text === name) found.push(node);
  node.forEachChild((child) => void declarationsOf(name, child, found));
  return found;
}

function namesOfDeclaration(declaration) {
  if (declaration.kind === Kind.BindingElement) {
    const field = declaration.propertyName ?? declaration.name;
    return field.text === 'address' ? [FROM_FIELDS] : undefined;
  }
  if (declaration.type) return namesOfType(declaration.type);
  const isConstant = declaration.parent.flags & typescript.NodeFlags.Const;
  return isConstant && declaration.initializer ? literalNames(declaration.initializer) : undefined;
}

function namesOfType(type) {
  if (type.kind === Kind.LiteralType) return literalNames(type.literal);
  if (type.kind !== Kind.UnionType) return undefined;
  const names = type.types.map(namesOfType);
  return names.includes(undefined) ? undefined : names.flat();
}
