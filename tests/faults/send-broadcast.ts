import { pino } from 'pino'
import { connect } from '#db/connect.ts'
import { readEnv } from '#server/env.ts'
import { createBroadcastSender } from '#server/jobs/broadcast-sender.ts'
import { createChannels } from '#server/providers/channels/create-channels.ts'
import { senderSettings } from '#server/sender-settings.ts'

// Runs as a child process of kill-while-sending.ts: sends what is left of a broadcast until it is done
// or the process is killed.

const [url = '', broadcastId = '', gatewayUrl = '', perSecond = '1000'] = process.argv.slice(2)
const env = readEnv({
  SMS_PROVIDER: 'http',
  SMS_URL: `${gatewayUrl}/sms?to={to}`,
  SMS_PER_SECOND: perSecond,
})
const db = connect(url, { size: 4 })
const secret = Buffer.from('a secret of tests and of nothing else')
const sender = createBroadcastSender({
  db,
  env,
  secret,
  log: pino({ level: 'silent' }),
  leaseSeconds: 2,
  channels: createChannels(db, secret, env),
  settings: senderSettings(env),
})
process.send?.('begun')
await sender.send(broadcastId)
process.exit(0)
