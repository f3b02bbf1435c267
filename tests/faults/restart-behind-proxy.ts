import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { restartUnderLoad } from '#tests/faults/rolling-restart.ts'
import { makeScratch, say, startScratchDatabase } from '#tests/faults/scratch.ts'
import { freePort, startSite } from '#tests/site.ts'

// Restarts both processes of the built site in turn, behind the configuration in deploy/, while
// clients post searches: node tests/faults/restart-behind-proxy.ts nginx|haproxy [rounds] [workers]

const [name = 'nginx', rounds = '5', workers = '1'] = process.argv.slice(2)
const deploy = path.resolve(import.meta.dirname, '../../deploy')
const program = ['/usr/sbin', '/usr/local/sbin', '/usr/bin']
  .map((f) => `${f}/${name}`)
  .find(existsSync)
if (!program) {
  say(`${name} is not installed: install its package first (Debian: apt-get install ${name}).`)
  process.exit(1)
}

const scratch = makeScratch()
const ports = [await freePort(), await freePort()]
const tlsPort = await freePort()
const database = await startScratchDatabase()
const settings = {
  DATABASE_URL: database.url,
  DEMO_DATA: 'on',
  SECRET: 'a secret of this test and of nothing else',
  PUBLIC_URL: `https://localhost:${tlsPort}`,
  STORAGE_URL: `file:${scratch.folder}/pictures`,
  TRUST_PROXY: '1',
  DRAIN_SECONDS: '6',
  WORKERS: workers,
  SEARCHES_PER_ADDRESS: '1000',
  REQUEST_SECONDS: '30',
  LOG_LEVEL: 'warn',
}
const first = await startProcess(ports[0]!)
const processes = [first, await startProcess(ports[1]!)]
const proxy = await startProxy(program)
try {
  const target = {
    host: '127.0.0.1',
    port: tlsPort,
    path: '/api/prop/search',
    body: 'city=delhi',
    isSecure: true,
    rejectUnauthorized: false,
    headers: {
      host: `localhost:${tlsPort}`,
      'x-api-key': 'basera-web',
      'content-type': 'application/x-www-form-urlencoded',
    },
  }
  const { posts, failed, reasons } = await restartUnderLoad({
    target,
    clients: 16,
    processes,
    rounds: Number(rounds),
  })
  const why = [...reasons].map(([reason, count]) => `${reason} × ${count}`).join(', ')
  say(`${name}: ${Number(rounds) * 2} restarts, ${posts} posts, ${failed} failed ${why}`)
  if (failed > 0) {
    process.exitCode = 1
    for (const line of readProxyErrors()) say(line)
  }
} finally {
  proxy.kill('SIGTERM')
  for (const each of processes) await each.stop('SIGINT')
  await database.stop()
  scratch.remove()
}

async function startProcess(port: number) {
  const start = () => startSite({ ...settings, PORT: `${port}` })
  let site = await start()
  return {
    stop: (signal: NodeJS.Signals) => site.stop(signal),
    async restart() {
      await site.stop('SIGTERM')
      site = await start()
    },
  }
}

/** The configuration as it ships, with the addresses and the certificate of this run. */
async function startProxy(file: string): Promise<ChildProcess> {
  const certificate = makeCertificate()
  const config = path.join(scratch.folder, name === 'nginx' ? 'nginx.conf' : 'haproxy.cfg')
  const text = readFileSync(path.join(deploy, path.basename(config)), 'utf8')
    .replace(/127\.0\.0\.1:3001/g, `127.0.0.1:${ports[0]}`)
    .replace(/127\.0\.0\.1:3002/g, `127.0.0.1:${ports[1]}`)
    .replace(/listen 443/, `listen ${tlsPort}`)
    .replace(/bind :443/, `bind :${tlsPort}`)
    .replace(/^.*(listen (\[::\]:|)80;|listen \[::\]:443|bind :80).*$/gm, '')
    .replace(/\/etc\/letsencrypt\/\S+fullchain\.pem/, certificate)
    .replace(/\/etc\/letsencrypt\/\S+privkey\.pem/, certificate)
    .replace('/etc/haproxy/certs/basera.pem', certificate)
    .replace(/\/run\/nginx.pid/, `${scratch.folder}/nginx.pid`)
    .replaceAll('/var/log/nginx', scratch.folder)
    .replace('server_name basera.example;', 'server_name localhost;')
    .replace('Host $host;', 'Host $http_host;')
  writeFileSync(config, text)
  const words = name === 'nginx' ? ['-c', config, '-g', 'daemon off;'] : ['-f', config, '-db']
  const child = spawn(file, words, { stdio: ['ignore', 'ignore', 'inherit'] })
  await Promise.race([sleep(2_000), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error(`${name} did not start`)
  return child
}

/** What nginx logged about requests that it could not pass on, without the many refused connections. */
function readProxyErrors() {
  const file = path.join(scratch.folder, 'basera-error.log')
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => !line.includes('Connection refused')).slice(0, 20)
}

function makeCertificate() {
  const [key, certificate] = ['key', 'crt'].map((end) => path.join(scratch.folder, `tls.${end}`))
  const options = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ]
  execFileSync('openssl', [...options, '-keyout', key!, '-out', certificate!], { stdio: 'ignore' })
  const both = path.join(scratch.folder, 'tls.pem')
  writeFileSync(both, readFileSync(certificate!, 'utf8') + readFileSync(key!, 'utf8'))
  return both
}
