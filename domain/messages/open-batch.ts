import { randomBytes } from 'node:crypto'
import type { MessageChannel } from '#contract/options.ts'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const prefixes: Record<MessageChannel, string> = {
  sms: 'SM',
  whatsapp: 'WB',
  email: 'EM',
  noti: 'NT',
}

/** Issues the reference of one send by one staff member through one channel: its idempotency key. */
export async function openBatch(db: Db, viewer: Viewer, channel: MessageChannel): Promise<string> {
  const code = [...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('')
  const referenceNo = `${prefixes[channel]}-${code}`
  await db.insertInto('messageBatch').values({ referenceNo, channel, staffId: viewer.id }).execute()
  return referenceNo
}
