import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/libexec'];

export interface Programs {
  firefox: string;
  webdriver: string;
  miniBrowser: string;
  xvfb: string;
}

/** Installs missing Debian packages where it may; throws when a program is still missing. */
export function providePrograms(): Programs {
  const missing = missingOf(findPrograms());
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installPackages();
  const found = findPrograms();
  const still = missingOf(found);
  if (still.length > 0)
    throw new Error(`Install ${PACKAGES.join(', ')}: ${still.join(', ')} cannot be found.`);
  return found as Programs;
}

function findPrograms(): Partial<Programs> {
  return {
    firefox: onPath('firefox-esr') ?? onPath('firefox'),
    webdriver: onPath('WebKitWebDriver'),
    miniBrowser: findMiniBrowser(),
    xvfb: onPath('Xvfb'),
  };
}

function missingOf(programs: Partial<Programs>): string[] {
  return Object.entries(programs).flatMap(([name, file]) => (file ? [] : [name]));
}

function onPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

function findMiniBrowser(): string | undefined {
  const folders = LIBRARIES.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => path.join(folder, name)),
  );
  return folders.map((folder) => path.join(folder, 'MiniBrowser')).find((file) => existsSync(file));
}

function installPackages(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env, stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...PACKAGES], { env, stdio: 'inherit' });
}
