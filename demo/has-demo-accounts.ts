import type { Db } from '#db/connect.ts'
import { demoIdRange } from '#demo/demo-id.ts'

/** Whether the demo data were ever loaded into this database. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const { from, below } = demoIdRange('user')
  const account = await db
    .selectFrom('appUser')
    .select('id')
    .where('id', '>=', from)
    .where('id', '<', below)
    .limit(1)
    .executeTakeFirst()
  return account !== undefined
}
