import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const programs = {
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  'nginx-light': '/usr/sbin/nginx',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
}

/** Names the Debian packages that are missing, or installs them; undefined when all are there. */
export function missingPackages({ install }: { install: boolean }) {
  const missing = () =>
    Object.entries(programs).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  const names = missing()
  if (names.length > 0 && install && process.getuid?.() === 0)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
      stdio: 'inherit',
    })
  const left = missing()
  if (left.length === 0) return undefined
  return `The cluster runs on Debian's packages. Missing: apt install ${left.join(' ')}\nRun by root with --install, this command does it.`
}
