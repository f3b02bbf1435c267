import { flushCompileCache } from 'node:module'
import { connect } from '#db/connect.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { resourcesFor } from '#tests/resources-for.ts'

// Runs as a child process of kill-while-alerting.test.ts: does the queued jobs until it is killed.

// A process that is killed would leave nothing for the next one to load faster.
flushCompileCache()
const [url = '', gatewayUrl = ''] = process.argv.slice(2)
const db = connect(url, { size: 4 })
await startWorker(
  resourcesFor(db, {
    WHATSAPP_API_URL: gatewayUrl,
    WHATSAPP_TOKEN: 'token-1',
    WHATSAPP_PHONE_ID: '555',
    WHATSAPP_ALERT_TEMPLATE: 'alert_1',
  }),
)
