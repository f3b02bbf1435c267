import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { killEachPart } from '#tests/cluster/kills.ts'
import { layoutAt } from '#tests/cluster/layout.ts'
import { limits } from '#tests/cluster/limited-people.ts'
import { missingPackages } from '#tests/cluster/packages.ts'
import { startCluster } from '#tests/cluster/start-cluster.ts'
import { startGateway } from '#tests/start-gateway.ts'

// The site on more than one machine, all of them this one, to try it: npm run cluster
// Every part killed in turn under load, with a table of what that did: npm run cluster -- kill

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    install: { type: 'boolean', default: false },
    port: { type: 'string', default: '3600' },
    folder: { type: 'string', default: path.join(tmpdir(), 'basera-cluster') },
  },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)

const missing = missingPackages(values)
if (missing) {
  process.stderr.write(`${missing}\n`)
  process.exit(1)
}
const layout = layoutAt(Number(values.port), values.folder)
const gateway = await startGateway({ delayMs: 20 })
const isKilling = positionals.includes('kill')
const sms = { SMS_PROVIDER: 'http', SMS_URL: `${gateway.url}/sms?to={to}&code={code}` }
const settings = isKilling ? { ...sms, ...limits, SMS_PER_SECOND: '5' } : {}
const cluster = await startCluster(layout, settings, say)

async function stop(code: number) {
  say('Stopping …')
  await cluster.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))
say(`Ready at http://localhost:${layout.port}; logs are in ${layout.folder}. Stop with Ctrl-C.`)
if (isKilling) {
  const holds = await killEachPart(cluster, gateway, say).catch((error: Error) =>
    say(`${error.stack}`),
  )
  await stop(holds ? 0 : 1)
}
