import { leaveOut } from './leave-out.mjs';

/**
 * What the shell's build has beyond that of every shell.
 *
 * @param {import('webpack').Configuration} config
 * @returns {import('webpack').Configuration}
 */
export function adjustWebpack(config) {
  return { ...config, plugins: [...config.plugins, leaveOut()] };
}
