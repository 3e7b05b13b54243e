/** Our own packages are TypeScript and are bundled; all others stay in node_modules. */
export const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@campavia/') ? null : { path, external: true },
    );
  },
};
