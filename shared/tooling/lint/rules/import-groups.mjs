const NAMES = ['outside', 'shared by name', 'own by relative path'];

function groupOf(request) {
  if (request.startsWith('.')) return 2;
  return request.startsWith('@campavia/') ? 1 : 0;
}

/** Imports are in three groups: external packages, our packages by name, own files by relative path. */
export const importGroups = {
  meta: {
    type: 'layout',
    schema: [],
    messages: {
      order: 'Imports {{group}} stand above this one: outside, shared by name, own by relative path',
      gap: 'A blank line parts the group of imports {{group}} from the one above',
    },
  },
  create(context) {
    function check(node, previous) {
      const [group, above] = [groupOf(node.source.value), groupOf(previous.source.value)];
      const data = { group: NAMES[group] };
      if (group < above) context.report({ node, messageId: 'order', data });
      const isApart = node.loc.start.line - previous.loc.end.line > 1;
      if (group > above && !isApart) context.report({ node, messageId: 'gap', data });
    }

    return {
      Program(program) {
        const imports = program.body.filter((node) => node.type === 'ImportDeclaration');
        imports.slice(1).forEach((node, index) => check(node, imports[index]));
      },
    };
  },
};
