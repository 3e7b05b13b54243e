import { leaveOut } from './leave-out.mjs';

/**
 * Adds the shell's own settings to the shared build configuration.
 *
 * @param {import('webpack').Configuration} config
 * @returns {import('webpack').Configuration}
 */
export function adjustWebpack(config) {
  return { ...config, plugins: [...config.plugins, leaveOut()] };
}
