import { execFileSync } from 'node:child_process';

/**
 * The commit of the sources and its author: from git, or from `CAMPAVIA_COMMIT` and `CAMPAVIA_AUTHOR` if there is no
 * git.
 *
 * @param {string} root of the repository
 * @returns {{commit: string, author: string}}
 */
export function commitOf(root) {
  const { CAMPAVIA_COMMIT, CAMPAVIA_AUTHOR = '' } = process.env;
  if (CAMPAVIA_COMMIT) return { commit: CAMPAVIA_COMMIT, author: CAMPAVIA_AUTHOR };
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' };
    const [commit = '', author = ''] = execFileSync('git', ['log', '-1', '--format=%H%n%an'], options)
      .trim()
      .split('\n');
    return { commit, author };
  } catch {
    return { commit: 'unknown', author: CAMPAVIA_AUTHOR };
  }
}
