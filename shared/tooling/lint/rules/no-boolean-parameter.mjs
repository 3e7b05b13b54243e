const HOOK = /^use[A-Z]/;

function isBoolean(parameter) {
  const declared = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  return declared.typeAnnotation?.typeAnnotation.type === 'TSBooleanKeyword';
}

/** `publish(id, true)` does not explain itself; a hook that receives a state is an exception. */
export const noBooleanParameter = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { flag: 'Use two functions, or an object with a named field, instead of a boolean parameter' },
  },
  create(context) {
    return {
      FunctionDeclaration(node) {
        if (HOOK.test(node.id?.name ?? '')) return;
        for (const parameter of node.params.filter(isBoolean)) {
          context.report({ node: parameter, messageId: 'flag' });
        }
      },
    };
  },
};
