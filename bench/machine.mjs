/** Describes the machine and the versions behind the figures. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';

/** @returns nginx's version, or null where it is not installed */
export function nginxVersion() {
  try {
    // It writes its version to the error stream.
    const text = execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' });
    return /nginx\/([\d.]+)/.exec(text)?.[1] ?? null;
  } catch {
    return null;
  }
}

/** @param {string} file a `package.json` */
const manifest = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} name of a package of the site, or of the bench, which is installed with the first load */
const versionOf = (name) =>
  manifest('bench/package.json').dependencies[name] ?? manifest(`node_modules/${name}/package.json`).version;

/** @param {string[]} [tools] packages that make the load, named with their versions */
export function describeMachine(tools = []) {
  const [cpu] = cpus();
  return [
    `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${release()}`,
    `Node ${process.versions.node}, Remix ${versionOf('@remix-run/node')}, React ${versionOf('react')}, ${tools.map((name) => `${name} ${versionOf(name)}, `).join('')}nginx ${nginxVersion() ?? 'not installed'}`,
    `load average before the run ${loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}; the load generator runs on the same processors`,
  ];
}
