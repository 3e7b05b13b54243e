import typescript from 'typescript';

const { TypeFlags } = typescript;

function isText(node) {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

function isStringType(type) {
  const parts = type.isUnion() || type.isIntersection() ? type.types : [type];
  return parts.some((part) => (part.flags & TypeFlags.StringLike) !== 0);
}

function isString(node, context) {
  if (isText(node)) return true;
  const services = context.sourceCode.parserServices;
  return Boolean(services?.program) && isStringType(services.getTypeAtLocation(node));
}

/** A day is a string `yyyy-MM-dd`; a `Date` made of one is another day in half of the world. */
export const noDateFromString = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { day: 'A day stays a string: use the dates of @campavia/domain instead of new Date(string)' },
  },
  create(context) {
    function check(node, text) {
      if (text && isString(text, context)) context.report({ node, messageId: 'day' });
    }

    return {
      'NewExpression[callee.name="Date"][arguments.length=1]': (node) => check(node, node.arguments[0]),
      'CallExpression[callee.object.name="Date"][callee.property.name="parse"]': (node) =>
        context.report({ node, messageId: 'day' }),
    };
  },
};
