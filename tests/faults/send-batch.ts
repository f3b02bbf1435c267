import { connect } from '#db/connect.ts'
import { createBatchSender } from '#server/jobs/batch-sender.ts'
import { servicesFor } from '#tests/services-for.ts'

// Runs as a child process of kill-while-sending.ts: sends what is left of a batch until it is done
// or the process is killed.

const [url = '', batchId = '', gatewayUrl = '', perSecond = '1000'] = process.argv.slice(2)
const db = connect(url, { size: 4 })
const services = servicesFor(db, {
  SMS_PROVIDER: 'http',
  SMS_URL: `${gatewayUrl}/sms?to={to}`,
  SMS_PER_SECOND: Number(perSecond),
})
process.send?.('begun')
const { sender: settings } = services
await createBatchSender({ ...services, settings, leaseSeconds: 2 }).send(batchId)
process.exit(0)
