/** `{ ...{ a, b } }` is equivalent to `{ a, b }`: it only puts several properties on one line. */
export const noSpreadLiteral = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { spread: 'Write the properties themselves instead of spreading an object literal' },
  },
  create(context) {
    function check(node) {
      if (node.argument.type !== 'ObjectExpression') return;
      context.report({ node, messageId: 'spread' });
    }
    return { 'ObjectExpression > SpreadElement': check, JSXSpreadAttribute: check };
  },
};
