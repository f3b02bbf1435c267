import { pino } from 'pino'
import { connect } from '#db/connect.ts'
import { readEnv } from '#server/env.ts'
import { createBatchSender } from '#server/jobs/batch-sender.ts'
import { createChannels } from '#server/providers/channels/create-channels.ts'
import { senderSettings } from '#server/sender-settings.ts'

// Runs as a child process of kill-while-sending.ts: sends what is left of a batch until it is done
// or the process is killed.

const [url = '', batchId = '', gatewayUrl = '', perSecond = '1000'] = process.argv.slice(2)
const env = readEnv({
  SMS_PROVIDER: 'http',
  SMS_URL: `${gatewayUrl}/sms?to={to}`,
  SMS_PER_SECOND: perSecond,
})
const db = connect(url, { size: 4 })
const secret = Buffer.from('a secret of tests and of nothing else')
const sender = createBatchSender({
  ...{ db, env, secret, log: pino({ level: 'silent' }), leaseSeconds: 2 },
  channels: createChannels(db, secret, env),
  settings: senderSettings(env),
})
process.send?.('begun')
await sender.send(batchId)
process.exit(0)
