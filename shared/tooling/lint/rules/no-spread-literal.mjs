/** Forbids spreading an object literal into another: its properties can be written there directly. */
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
