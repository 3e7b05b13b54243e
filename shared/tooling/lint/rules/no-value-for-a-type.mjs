const VALUES = new Set(['Variable', 'FunctionName', 'ClassName', 'TSEnumName']);

/** The identifier whose type `typeof a.b` uses. */
function valueOf({ exprName }) {
  let name = exprName;
  while (name.type === 'TSQualifiedName') name = name.left;
  return name.type === 'Identifier' ? name : undefined;
}

function findVariable(name, from) {
  for (let scope = from; scope; scope = scope.upper) {
    if (scope.set.has(name)) return scope.set.get(name);
  }
  return undefined;
}

function isExport(node) {
  return /^Export(Named|Default)Declaration$/.test(node?.type ?? '');
}

/** Exported names may be used elsewhere; the parameters of a type are never used. */
function isLocalValue({ type, node, parent }) {
  if (type === 'Parameter') return Boolean(node.body);
  return VALUES.has(type) && !isExport(node.parent) && !isExport(parent?.parent);
}

function isInTypeQuery({ identifier }) {
  let { parent } = identifier;
  while (parent?.type === 'TSQualifiedName') ({ parent } = parent);
  return parent?.type === 'TSTypeQuery';
}

/** A value that is only named by `typeof` in a type is unused at run time, but `no-unused-vars` counts it as used. */
export const noValueForAType = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unused: "'{{name}}' is only used as a type: write the type instead" },
  },
  create(context) {
    const seen = new Set();
    return {
      TSTypeQuery(node) {
        const value = valueOf(node);
        const variable = value && findVariable(value.name, context.sourceCode.getScope(node));
        if (!variable || seen.has(variable)) return;
        seen.add(variable);
        const { defs, references } = variable;
        if (defs.length === 0 || !defs.every(isLocalValue)) return;
        const isUsed = references.some((one) => one.isRead() && !isInTypeQuery(one));
        if (!isUsed) context.report({ node: defs[0].name, messageId: 'unused', data: { name: value.name } });
      },
    };
  },
};
