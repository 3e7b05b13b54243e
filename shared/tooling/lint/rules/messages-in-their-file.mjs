/** Messages are declared in a `*.messages.ts` beside their use. */
export const messagesInTheirFile = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      elsewhere:
        'Messages are declared in a *.messages.ts beside their use: only there does the build parse them in advance',
    },
  },
  create(context) {
    function report(node) {
      context.report({ node, messageId: 'elsewhere' });
    }
    return {
      'JSXAttribute[name.name="defaultMessage"]': report,
      'Property[key.name="defaultMessage"]': report,
    };
  },
};
