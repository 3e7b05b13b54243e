import { build } from 'esbuild';

/**
 * Runs sources of the workspaces, which are TypeScript, in this process.
 *
 * @param {string} root of the repository @param {string} code a module, as if it stood there
 * @returns {Promise<object>} what the module exports
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
