import { randomBytes } from 'node:crypto'
import { toBase32 } from '#contract/ids.ts'
import type { MessageChannel } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

const prefixes: Record<MessageChannel, string> = {
  sms: 'SM',
  whatsapp: 'WB',
  email: 'EM',
  noti: 'NT',
}

/** Issues the reference of one send by one staff member through one channel: its idempotency key. */
export async function openBroadcast(
  db: Db,
  viewer: Viewer,
  channel: MessageChannel,
): Promise<string> {
  const referenceNo = `${prefixes[channel]}-${toBase32(randomBytes(8))}`
  await db.insertInto('broadcast').values({ referenceNo, channel, staffId: viewer.id }).execute()
  return referenceNo
}
