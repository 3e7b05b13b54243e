function isText(node) {
  return node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');
}

/**
 * A day is a string `yyyy-MM-dd`; a `Date` created from one is another day in half of the time zones. This rule sees
 * literals, in scripts; in TypeScript, `typescript/no-deprecated` finds every string by the declaration in
 * `date-constructor.d.ts`.
 */
export const noDateFromString = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { day: 'A day stays a string: use the dates of @campavia/domain instead of new Date(string)' },
  },
  create(context) {
    function report(node) {
      context.report({ node, messageId: 'day' });
    }

    return {
      'NewExpression[callee.name="Date"][arguments.length=1]': (node) => {
        if (isText(node.arguments[0])) report(node);
      },
      'CallExpression[callee.object.name="Date"][callee.property.name="parse"]': report,
    };
  },
};
