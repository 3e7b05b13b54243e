import { build } from 'esbuild';

/**
 * Runs TypeScript sources of the workspaces in this process.
 *
 * @param {string} root of the repository @param {string} code a module, as if it were in the root
 * @returns {Promise<object>} the module's exports
 */
export async function loadSources(root, code) {
  const bundle = await build({
    stdin: { contents: code, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
  });
  const text = Buffer.from(bundle.outputFiles[0].text).toString('base64');
  return import(`data:text/javascript;base64,${text}`);
}
