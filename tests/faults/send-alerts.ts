import { flushCompileCache } from 'node:module'
import { connect } from '#db/connect.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { alertSettings } from '#tests/faults/alert-settings.ts'
import { resourcesFor } from '#tests/resources-for.ts'

// Runs as a child process of kill-while-alerting.test.ts: does the queued jobs until it is killed.

// A process that is killed would leave nothing for the next one to load faster.
flushCompileCache()
const [url = '', gatewayUrl = ''] = process.argv.slice(2)
const db = connect(url, { size: 4 })
await startWorker(resourcesFor(db, alertSettings(gatewayUrl)))
